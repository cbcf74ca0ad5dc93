<!doctype html>
<head>
  <meta charset="utf-8">
  <meta http-equiv="x-ua-compatible" content="ie=edge">
  <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
  <title>StackPath</title>
  <style>
    * {
      box-sizing: border-box;
    }

    *::before,
    *::after {
      box-sizing: border-box;
    }

    html {
      -ms-overflow-style: -ms-autohiding-scrollbar;
      -webkit-text-size-adjust: 100%;
      font-size: 16px;
      overflow-x: hidden;
      overflow-y: visible;
    }

    body {
      -moz-osx-font-smoothing: grayscale;
      -webkit-font-smoothing: antialiased;
      background: #fafafa;
      color: #888888;
      font-family: "Helvetica Neue", Helvetica, Arial, sans-serif;
      line-height: 1.5;
      margin: 0;
      min-width: 20rem;
      overflow-x: hidden;
      overflow-y: visible;
      text-align: center;
    }

    p {
      margin: 0;
      padding: 0;
    }

    a {
      color: #1a3b8e;
      text-decoration: none;
    }

    hr {
      background: #e6e6e6;
      border: 0;
      height: 0.063rem;
      margin: 1.5rem -1.5rem;
    }

    p:not(:last-child) {
      margin-bottom: 1rem;
    }

    h1 {
      background-image: url(data:image/svg+xml;base64,PD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0idXRmLTgiPz4KPCEtLSBHZW5lcmF0b3I6IEFkb2JlIElsbHVzdHJhdG9yIDIyLjEuMCwgU1ZHIEV4cG9ydCBQbHVnLUluIC4gU1ZHIFZlcnNpb246IDYuMDAgQnVpbGQgMCkgIC0tPgo8c3ZnIHZlcnNpb249IjEuMSIgaWQ9IkxvZ28iIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyIgeG1sbnM6eGxpbms9Imh0dHA6Ly93d3cudzMub3JnLzE5OTkveGxpbmsiIHg9IjBweCIgeT0iMHB4IgoJIHZpZXdCb3g9IjAgMCAyMDAgNTYiIHN0eWxlPSJlbmFibGUtYmFja2dyb3VuZDpuZXcgMCAwIDIwMCA1NjsiIHhtbDpzcGFjZT0icHJlc2VydmUiPgo8c3R5bGUgdHlwZT0idGV4dC9jc3MiPgoJLnN0MHtmaWxsOiNGRkZGRkY7fQoJLnN0MXtmaWxsOnVybCgjU1ZHSURfMV8pO30KCS5zdDJ7ZmlsbDp1cmwoI1NWR0lEXzJfKTt9Cgkuc3Qze29wYWNpdHk6MC41O30KPC9zdHlsZT4KPGc+Cgk8Zz4KCQk8cmVjdCB3aWR0aD0iMjAwIiBoZWlnaHQ9IjU2Ii8+CgkJPGc+CgkJCTxwYXRoIGNsYXNzPSJzdDAiIGQ9Ik04OS4zMjMsMzEuMzYybDAuMDMsMC4wOTJjLTAuMTAyLDIuNjM5LTAuODc2LDQuNjUxLTIuMzIyLDYuMDQzYy0xLjQ0NiwxLjM5LTMuNTQ0LDIuMDg1LTYuMjkyLDIuMDg1CgkJCQljLTIuNzU5LDAtNS4wMDQtMC44NTUtNi43My0yLjU2NWMtMS43MjgtMS43MDktMi41OS0zLjkzLTIuNTktNi42NTh2LTQuNjk2YzAtMi43MjEsMC44MjktNC45MzYsMi40ODktNi42NTMKCQkJCWMxLjY2MS0xLjcxNCwzLjgyLTIuNTcyLDYuNDc4LTIuNTcyYzIuODIsMCw0Ljk3NywwLjcxNyw2LjQ2OCwyLjE0OGMxLjQ5MywxLjQzMSwyLjMzNiwzLjQ2NywyLjUzLDYuMTAzbC0wLjAzMSwwLjA5M2gtNS4wNDMKCQkJCWMtMC4wNzEtMS40NjItMC4zOTYtMi41NS0wLjk3My0zLjI2Yy0wLjU3OS0wLjcxMS0xLjU2Mi0xLjA2Ni0yLjk1MS0xLjA2NmMtMS4xNzYsMC0yLjEwMSwwLjQ3Ni0yLjc3NSwxLjQyOQoJCQkJYy0wLjY3NCwwLjk1NC0xLjAxMSwyLjIwMi0xLjAxMSwzLjc0NnY0LjcyOWMwLDEuNTU1LDAuMzY4LDIuODEyLDEuMTA0LDMuNzY5YzAuNzM2LDAuOTU4LDEuNzQ4LDEuNDM3LDMuMDM2LDEuNDM3CgkJCQljMS4yNDYsMCwyLjEzLTAuMzM0LDIuNjUxLTEuMDA1YzAuNTIyLTAuNjY5LDAuODE5LTEuNzM0LDAuODkxLTMuMTk4SDg5LjMyM3oiLz4KCQkJPHBhdGggY2xhc3M9InN0MCIgZD0iTTI5LjEzMSwzMy4yNzVjMC0wLjc5My0wLjI2MS0xLjQwNi0wLjc4MS0xLjgzOWMtMC41MjEtMC40MzItMS40NTctMC44OS0yLjgwNi0xLjM3NQoJCQkJYy0yLjgyLTAuODk2LTQuOTEtMS44NTUtNi4yNjktMi44ODJjLTEuMzU5LTEuMDI0LTIuMDM5LTIuNTA1LTIuMDM5LTQuNDQxYzAtMS44ODUsMC44MDktMy40MSwyLjQzLTQuNTczCgkJCQljMS42Mi0xLjE2NSwzLjY3NS0xLjc0Nyw2LjE3LTEuNzQ3YzIuNDczLDAsNC40OTksMC42NDEsNi4wNzgsMS45MjNjMS41NzgsMS4yODIsMi4zNDIsMi45MzQsMi4yOTEsNC45NTJsLTAuMDMxLDAuMDkzaC01LjAyNwoJCQkJYzAtMC44OTUtMC4zMDItMS42MjYtMC45MDYtMi4xODZjLTAuNjAzLTAuNTYxLTEuNDM1LTAuODQyLTIuNDk5LTAuODQyYy0xLjA0MiwwLTEuODYsMC4yMzItMi40NTMsMC42OTYKCQkJCWMtMC41OTMsMC40NjQtMC44ODgsMS4wMzUtMC44ODgsMS43MTVjMCwwLjY2LDAuMjk4LDEuMTg4LDAuODk2LDEuNTg1YzAuNTk5LDAuMzk2LDEuNzE5LDAuODkzLDMuMzY0LDEuNDkxCgkJCQljMi41MzUsMC43NjIsNC40NDQsMS42OTksNS43MjYsMi44MTFjMS4yODIsMS4xMTIsMS45MjMsMi42NDMsMS45MjMsNC41ODljMCwxLjk3Ny0wLjc2MywzLjUyNS0yLjI5MSw0LjY0MwoJCQkJYy0xLjUyNywxLjExNy0zLjU1NCwxLjY3Ni02LjA3OCwxLjY3NmMtMi41MzUsMC00LjcyNi0wLjY0MS02LjU3NS0xLjkyM2MtMS44NS0xLjI4My0yLjc1LTMuMTMtMi42OTgtNS41MzlsMC4wMzEtMC4wOTNoNS4wNDMKCQkJCWMwLDEuMjk3LDAuMzQ3LDIuMjI1LDEuMDQyLDIuNzhjMC42OTUsMC41NTcsMS43NDgsMC44MzQsMy4xNTgsMC44MzRjMS4wNzQsMCwxLjg3Mi0wLjIxNiwyLjQtMC42NDgKCQkJCUMyOC44NjgsMzQuNTQxLDI5LjEzMSwzMy45NzQsMjkuMTMxLDMzLjI3NSIvPgoJCQk8cG9seWdvbiBjbGFzcz0ic3QwIiBwb2ludHM9IjM1LjUyMSwxNi41NjcgMzUuNTIxLDIxLjAxNiA0MS42MjksMjEuMDE2IDQxLjYyOSwzOS4zNyA0Ni4yNjYsMzkuMzcgNDYuMjY2LDIxLjAxNiA1Mi4zMzcsMjEuMDE2IAoJCQkJNTIuMzM3LDE2LjU2NyAJCQkiLz4KCQkJPHBvbHlnb24gY2xhc3M9InN0MCIgcG9pbnRzPSIxNDYuNTcyLDE2LjU2NyAxNDYuNTcyLDIxLjAxNiAxNTIuNjgxLDIxLjAxNiAxNTIuNjgxLDM5LjM3IDE1Ny4zMTksMzkuMzcgMTU3LjMxOSwyMS4wMTYgCgkJCQkxNjMuMzg4LDIxLjAxNiAxNjMuMzg4LDE2LjU2NyAJCQkiLz4KCQkJPHBvbHlnb24gY2xhc3M9InN0MCIgcG9pbnRzPSIxNzguNzM0LDE2LjU2NyAxNzguNzM0LDI1LjcyOCAxNzEuMTkyLDI1LjcyOCAxNzEuMTkyLDE2LjU2NyAxNjYuNTkzLDE2LjU2NyAxNjYuNTkzLDM5LjM3IAoJCQkJMTcxLjE5MiwzOS4zNyAxNzEuMTkyLDMwLjE3MyAxNzguNzM0LDMwLjE3MyAxNzguNzM0LDM5LjM3IDE4My4zMzMsMzkuMzcgMTgzLjMzMywxNi41NjcgCQkJIi8+CgkJCTxwYXRoIGNsYXNzPSJzdDAiIGQ9Ik0xMTcuNzE5LDMxLjU0OXY3LjgxNWgtNS4yNjhWMTYuNTYxaDguNDc3YzIuNjgzLDAsNC44MTIsMC42OTIsNi4zODcsMi4wNzYKCQkJCWMxLjU3NCwxLjM4NCwyLjM2MiwzLjE5MiwyLjM2Miw1LjQyN2MwLDIuMjQ0LTAuNzg5LDQuMDU0LTIuMzYyLDUuNDI2Yy0xLjU3NSwxLjM3NC0zLjcwNCwyLjA2LTYuMzg3LDIuMDZIMTE3LjcxOXoKCQkJCSBNMTE3LjcxOSwyNy40NzhoMy4yMDljMS4xNCwwLDIuMDA3LTAuMzE1LDIuNjAzLTAuOTQ3YzAuNTk2LTAuNjMxLDAuODk0LTEuNDQzLDAuODk0LTIuNDM0YzAtMS4wMTQtMC4yOTgtMS44NDMtMC44OTQtMi40OTIKCQkJCWMtMC41OTUtMC42NDYtMS40NjItMC45Ny0yLjYwMy0wLjk3aC0zLjIwOVYyNy40Nzh6Ii8+CgkJCTxwYXRoIGNsYXNzPSJzdDAiIGQ9Ik0xMDkuMjQ5LDM4LjMwMWMtMi42Ni0zLjA4LTYuODE2LTcuODU1LTguOTg5LTEwLjQwOGw4Ljk4OS0xMC40NDV2LTAuODgxaC0xLjQxOGgtMy43OTkKCQkJCWMtMi40MTMsMi44NTEtNC43OSw1LjU4OS03LjIwMyw4LjQzNnYtOC40MzZoLTQuNlYzOS4zN2g0LjZ2LTguNDM3bDcuMjQsOC40MzdoMy43NjNoMS40MThWMzguMzAxeiIvPgoJCQk8cG9seWdvbiBjbGFzcz0ic3QwIiBwb2ludHM9IjEzNS44NSwxNi41NjYgMTI4LjAwNSwzOS4zNjkgMTMyLjkwNywzOS4zNjkgMTQwLjk0LDE2LjU2NiAJCQkiLz4KCQkJPHBvbHlnb24gY2xhc3M9InN0MCIgcG9pbnRzPSI1OC4xOSwxNi41NjYgNTAuMzQ2LDM5LjM2OSA1NS4yNDgsMzkuMzY5IDYzLjI4MSwxNi41NjYgCQkJIi8+CgkJCTxnPgoJCQkJPGxpbmVhckdyYWRpZW50IGlkPSJTVkdJRF8xXyIgZ3JhZGllbnRVbml0cz0idXNlclNwYWNlT25Vc2UiIHgxPSI3NC4wMDczIiB5MT0iMzEuMzQ0MSIgeDI9IjU5Ljc4NjIiIHkyPSIyNi4xNjgiPgoJCQkJCTxzdG9wICBvZmZzZXQ9IjAuMDU1NSIgc3R5bGU9InN0b3AtY29sb3I6I0ZGRkZGRiIvPgoJCQkJCTxzdG9wICBvZmZzZXQ9IjEiIHN0eWxlPSJzdG9wLWNvbG9yOiNGRkZGRkY7c3RvcC1vcGFjaXR5OjAuMiIvPgoJCQkJPC9saW5lYXJHcmFkaWVudD4KCQkJCTxwb2x5Z29uIGNsYXNzPSJzdDEiIHBvaW50cz0iNjMuMjgxLDE2LjU2NyA2MC44MjcsMjMuNTMzIDYzLjI4MSwzMC41NTQgNTguMzUzLDMwLjU1NCA1Ni43ODgsMzQuOTk4IDY0LjY3NiwzNC45OTggCgkJCQkJNjYuMTgzLDM5LjM2OSA3MS4wODYsMzkuMzY5IAkJCQkiLz4KCQkJPC9nPgoJCQk8Zz4KCQkJCTxsaW5lYXJHcmFkaWVudCBpZD0iU1ZHSURfMl8iIGdyYWRpZW50VW5pdHM9InVzZXJTcGFjZU9uVXNlIiB4MT0iMTUxLjY2NjciIHkxPSIzMS4zNDQxIiB4Mj0iMTM3LjQ0NTYiIHkyPSIyNi4xNjgiPgoJCQkJCTxzdG9wICBvZmZzZXQ9IjAuMDU1NSIgc3R5bGU9InN0b3AtY29sb3I6I0ZGRkZGRiIvPgoJCQkJCTxzdG9wICBvZmZzZXQ9IjEiIHN0eWxlPSJzdG9wLWNvbG9yOiNGRkZGRkY7c3RvcC1vcGFjaXR5OjAuMiIvPgoJCQkJPC9saW5lYXJHcmFkaWVudD4KCQkJCTxwb2x5Z29uIGNsYXNzPSJzdDIiIHBvaW50cz0iMTQwLjk0LDE2LjU2NyAxMzguNDg2LDIzLjUzMyAxNDAuOTQsMzAuNTU0IDEzNi4wMTMsMzAuNTU0IDEzNC40NDcsMzQuOTk4IDE0Mi4zMzUsMzQuOTk4IAoJCQkJCTE0My44NDMsMzkuMzY5IDE0OC43NDYsMzkuMzY5IAkJCQkiLz4KCQkJPC9nPgoJCTwvZz4KCTwvZz4KCTxnIGNsYXNzPSJzdDMiPgoJCTxwYXRoIGNsYXNzPSJzdDAiIGQ9Ik0xODYuNTYyLDE2Ljk0NWgtMC42OTZ2MS44OTVoLTAuNDY5di0xLjg5NWgtMC42ODh2LTAuMzc5aDEuODUzVjE2Ljk0NXoiLz4KCQk8cGF0aCBjbGFzcz0ic3QwIiBkPSJNMTg3LjQ0LDE2LjU2NWwwLjU4NCwxLjY0OWwwLjU4MS0xLjY0OWgwLjYxNXYyLjI3NGgtMC40N3YtMC42MjJsMC4wNDctMS4wNzNsLTAuNjE0LDEuNjk1aC0wLjMyMQoJCQlsLTAuNjEyLTEuNjkzbDAuMDQ3LDEuMDcydjAuNjIyaC0wLjQ2OXYtMi4yNzRIMTg3LjQ0eiIvPgoJPC9nPgo8L2c+Cjwvc3ZnPgo=);
      display: block;
      font: 0/0 a;
      height: 3.5rem;
      margin: 0 auto;
      width: 12.5rem;
    }

    h2 {
      color: #000;
      font-size: 1.25rem;
      margin: 0 0 1rem 0;
    }

    input,
    button {
      border-radius: 0.25rem;
      color: inherit;
      display: block;
      font-family: inherit;
      font-size: 0.875rem;
      font-size: inherit;
      font-style: inherit;
      font-weight: inherit;
      height: 2.5rem;
      line-height: inherit;
      margin: 0 auto;
      outline: none;
      padding: 0 1rem;
      text-align: center;
      text-transform: inherit;
      width: 9.375rem;
    }

    input {
      -moz-appearance: none;
      -webkit-appearance: none;
      border: 0.063rem solid #e6e6e6;
      color: #000;
      line-height: 2.375rem;
      margin-bottom: 0.5rem;
      transition: border-color 300ms ease-in;
    }

    input:focus {
      border-color: #1a3b8e;
    }

    input.is-error {
      border-color: #f5a3a6;
    }

    button {
      -webkit-appearance: button;
      background: #1a3b8e;
      border: 0;
      color: #fff;
      cursor: pointer;
      font-weight: 700;
      line-height: 2.5rem;
      transition: background 300ms ease-in;
    }

    button:hover {
      background: #122963;
    }

    .loader {
      -moz-align-items: center;
      -moz-flex-flow: column nowrap;
      -ms-flex-align: center;
      -ms-flex-flow: column nowrap;
      -webkit-align-items: center;
      -webkit-box-align: center;
      -webkit-flex-flow: column nowrap;
      align-items: center;
      display: -moz-flex;
      display: -ms-flexbox;
      display: -webkit-box;
      display: -webkit-flex;
      display: flex;
      flex-flow: column nowrap;
      margin: auto;
    }

    .loader__items {
      display: -moz-flex;
      display: -ms-flexbox;
      display: -webkit-box;
      display: -webkit-flex;
      display: flex;
      margin: auto auto auto auto;
    }

    .loader__items:not(:last-child) {
      margin-bottom: 1rem;
    }

    .loader__items-item {
      -webkit-animation: loader 1700ms infinite ease-in-out both;
      animation: loader 1700ms infinite ease-in-out both;
      background: #1a3b8e;
      border-radius: 50%;
      display: block;
      height: 1rem;
      width: 1rem
    }

    .loader__items-item:not(:last-child) {
      margin-right: 0.313rem
    }

    .loader__items-item:nth-child(1) {
      -webkit-animation-delay: -600ms;
      animation-delay: -600ms
    }

    .loader__items-item:nth-child(2) {
      -webkit-animation-delay: -400ms;
      animation-delay: -400ms
    }

    .loader__items-item:nth-child(3) {
      -webkit-animation-delay: -200ms;
      animation-delay: -200ms
    }

    @-webkit-keyframes loader {
      0%, 80%, 100% {
        -webkit-transform: scale(0);
        opacity: 0
      }

      40% {
        -webkit-transform: scale(1);
        opacity: 1
      }
    }

    @keyframes loader {
      0%, 80%, 100% {
        opacity: 0;
        transform: scale(0)
      }

      40% {
        opacity: 1;
        transform: scale(1)
      }
    }

    .loader__items-paragraph {
      font-size: 0.875rem;
      margin-bottom: auto;
    }

    .wrapper {
      -moz-flex-flow: column nowrap;
      -ms-flex-flow: column nowrap;
      -webkit-flex-flow: column nowrap;
      display: -moz-box;
      display: -ms-flexbox;
      display: -webkit-box;
      display: -webkit-flex;
      display: flex;
      flex-flow: column nowrap;
      min-height: 100vh;
      padding: 1.5rem 1rem;
    }

    .main {
      -moz-box-align: center;
      -moz-box-flex: 1;
      -moz-flex-flow: column nowrap;
      -moz-flex: 1 1 auto;
      -ms-flex-align: center;
      -ms-flex-flow: column nowrap;
      -ms-flex: 1 1 auto;
      -webkit-align-items: center;
      -webkit-box-align: center;
      -webkit-box-flex: 1;
      -webkit-flex-flow: column nowrap;
      -webkit-flex: 1 1 auto;
      align-items: center;
      display: -moz-box;
      display: -ms-flexbox;
      display: -webkit-box;
      display: -webkit-flex;
      display: flex;
      flex-flow: column nowrap;
      flex: 1 1 auto;
    }

    .content {
      background: #fff;
      border-radius: 0.25rem;
      box-shadow: 0 0.125rem 0.313rem rgba(0, 0, 0, 0.1);
      font-size: 0.938rem;
      margin: auto auto 1rem auto;
      max-width: 28.125rem;
      padding: 1.5rem;
      width: 100%;
    }

    .content:last-child {
      margin-bottom: auto;
    }

    .error {
      color: #ed2027;
      margin: 1rem 0 0 0;
    }

    .reference {
      color: #686f7a;
      font-family: monospace;
      font-size: 0.875rem;
      margin: 0 auto auto auto;
    }

    .footer {
      -moz-box-flex: 0;
      -moz-flex: 0 0 auto;
      -ms-flex: 0 0 auto;
      -webkit-box-flex: 0;
      -webkit-flex: 0 0 auto;
      flex: 0 0 auto;
      font-size: 0.875rem;
    }
    .validation {
      margin: auto;
      max-width: 40rem;
      padding: 1rem 0;
      width: 100%;
    }

    .validation .loader__items {
      margin-bottom: 2rem;
      max-width: 4.938rem;
    }

    .validation h2 {
      font-size: 1.125rem;
      font-weight: 500;
    }

  </style>
</head>
<body>
  <header style="display:none;"></header>
    <!-- CONTENT -->
    <div id='JSCookieMSG' style="display:none"><div class="content"> <h1>StackPath</h1> <hr> <h2>Please enable cookies</h2> <p> This website is using a security service to protect itself from online attacks. The service requires full cookie support in order to view the website. </p> <p>Please enable cookies on your browser and try again.</p> <div class="incident-id">Reference ID: 9f43ba7c61e3b91c9d44a70a9ca9c111</div> </div></div>
    <noscript>
      <style type="text/css">
          .loader{ display: none; }
       </style>
    </noscript>
     <noscript>
         <div class="content"> <h1>StackPath</h1> <hr> <h2>Please enable JavaScript</h2> <p>This website is using a security service to protect itself from online attacks. The service requires full JavaScript support in order to view the website.</p> <p>Please enable JavaScript on your browser and try again.</p> <div class="incident-id">Reference ID: 9f43ba7c61e3b91c9d44a70a9ca9c111</div> </div>
     </noscript>

  <!-- s:loader -->
  <div class="loader is-active " id="loading-content">
 <!-- s:wrapper -->
  <div class="wrapper">

    <!-- s:main -->
    <main class="main">

      <!-- s:validation -->
      <div class="validation">
        <div class="loader__items">
          <i class="loader__items-item"></i>
          <i class="loader__items-item"></i>
          <i class="loader__items-item"></i>
          <i class="loader__items-item"></i>
        </div>
        <h2>This website is using a security service to protect itself from online attacks.</h2>
        <p>
          This process is automatic, you will be redirected to the requested URL once the validation process is complete.
        </p>
      </div>
      <!-- e:validation -->

    </main>
    <!-- e:main -->

    <!-- s:footer -->
    <footer class="footer">
      <p>
        Security services provided by <a href="https://www.stackpath.com/" target="_blank">StackPath</a>
      </p>
    </footer>
    <!-- e:footer -->

  </div>
  <!-- e:wrapper -->
  </div>
  <!-- e:loader -->
    <script type="text/javascript">
        function sbbloadmid(){if(window.sbrmp){var smbMode="frmrld";if(smbMode=="frm"){var bodyObj=document.getElementsByTagName("body")[0];var submitFrm=document.createElement("form");bodyObj.appendChild(submitFrm);submitFrm.id="sbmtfrm";submitFrm.method="post";submitFrm.action="";submitFrm.sbbSbmt=submitFrm.submit;var input=document.createElement("input");input.type="hidden";input.name="hsc";input.value=1185;submitFrm.appendChild(input);submitFrm.sbbSbmt();}else window.location.reload(true);}else{setTimeout("sbbloadmid()", 50);}}var cookieenabled=false;if(navigator.cookieEnabled){if(navigator.cookieEnabled==true){var exdate=new Date();exdate.setDate(exdate.getDate()+1);document.cookie="sbtsck=javo/XDNgmJlwk16LNjV7BMDBFCRK572eKNS2C8V1pYqB4=;path=/;expires="+exdate.toGMTString()+"";cookieenabled=(document.cookie.indexOf("sbtsck")!=-1)? true : false;}}if(cookieenabled){setTimeout("sbbloadmid()",50);}else{var oJSCookieMSGObj=document.getElementById('JSCookieMSG');var loadingContent=document.getElementById('loading-content');oJSCookieMSGObj.style.display='block';loadingContent.style.display='none';}
    </script>
            <div style='display:none' id='sbbhscc'></div>
          <script type="text/javascript">
            var sbbvscc='';
            var sbbgscc='';
            function genPid() {return String.fromCharCode(85)+String.fromCharCode(97) ; };
          </script>
        <div id='sbbfrcc' style='position: absolute; top: -10px; left: 30px; font-size:1px'></div>
  <script type="text/javascript">(function(XHR){var open=XHR.prototype.open;var send=XHR.prototype.send;var parser=document.createElement('a');XHR.prototype.open=function(method, url, async, user, pass){if(typeof async=='undefined'){async=true;}parser.href=url;if(parser.host==''){parser.href=parser.href;}this.ajax_hostname=parser.hostname;open.call(this, method, url, async, user, pass);};XHR.prototype.send=function(data){if(location.hostname==this.ajax_hostname)this.setRequestHeader("X-MOD-SBB-CTYPE", "xhr");send.call(this, data);}})(XMLHttpRequest);if(typeof(fetch)!="undefined"){var nsbbfetch=fetch;fetch=function(url, init){if(typeof(url)==="object" && typeof(url.url)==="string"){url=url.url;}function sbbSd(url, domain){var parser=document.createElement('a');parser.href=url;if(parser.host==''){parser.href=parser.href;}return parser.hostname==location.hostname;}if(sbbSd(url, document.domain)){init=typeof init !=='undefined' ? init :{};if(typeof(init.headers)==="undefined"){init.headers={};}init.headers['X-MOD-SBB-CTYPE']='fetch';}return nsbbfetch(url, init);};}function sbbgc(check_name){var start=document.cookie.indexOf(check_name+"=");var oVal='';var len=start+check_name.length+1;if((!start)&&(document.cookie.substring(0,check_name.length)!=check_name)){oVal='';}else if(start==-1){oVal='';}else{var end=document.cookie.indexOf(';',len);if(end==-1)end=document.cookie.length;var oVal=document.cookie.substring(len,end);};return oVal;}function addmg(inm,ext){var primgobj=document.createElement('IMG');primgobj.src=window.location.protocol+"//"+window.location.hostname+(window.location.port && window.location.port!=80 ? ':'+window.location.port: '')+"/sbbi/?sbbpg="+inm+(ext?"&"+ext:"");var sbbDiv=document.getElementById('sbbfrcc');sbbDiv.appendChild(primgobj);};function addprid(prid){var oldVal=sbbgc("PRLST");if((oldVal.indexOf(prid)==-1)&&(oldVal.split('/').length<5)){if(oldVal!='')oldVal+='/';document.cookie='PRLST='+oldVal+escape(prid)+';path=/';}}var sbbeccf=function(){this.sp3="jass";this.sf1=function(vd){return sf2(vd)+32;};var sf2=function(avd){return avd*12;};this.sf4=function(yavd){return yavd+2;};var strrp=function(str, key, value){if(str.indexOf('&'+key+'=')> -1 || str.indexOf(key+'=')==0){var idx=str.indexOf('&'+key+'=');if(idx==-1)idx=str.indexOf(key+'=');var end=str.indexOf('&', idx+1);var newstr;if(end !=-1)newstr=str.substr(0, idx)+str.substr(end+(idx ? 0 : 1))+'&'+key+'='+value;else newstr=str.substr(0, idx)+'&'+key+'='+value;return newstr;}else return str+'&'+key+'='+value;};var strgt=function(name, text){if(typeof text !='string')return "";var nameEQ=name+"=";var ca=text.split(/[;&]/);for(var i=0;i < ca.length;i++){var c=ca[i];while(c.charAt(0)==' ')c=c.substring(1, c.length);if(c.indexOf(nameEQ)==0)return c.substring(nameEQ.length, c.length);}return "";};this.sfecgs={sbbgh:function(){var domain=document.location.host;if(domain.indexOf('www.')==0)domain=domain.replace('www.', '');return domain;}, f:function(name, value){var fv="";if(window.globalStorage){var host=this.sbbgh();try{if(typeof(value)!="undefined")globalStorage[host][name]=value;else{fv=globalStorage[host][name];if(typeof(fv.toString)!="undefined")fv=fv.toString();}}catch(e){}}return fv;}, name:"sbbrf"};this.sfecls={f:function(name, value){var fv="";try{if(window.localStorage){if(typeof(value)!="undefined")localStorage.setItem(name, value);else{fv=localStorage.getItem(name);if(typeof(fv.toString)!="undefined")fv=fv.toString();}}}catch(e){}return fv;}, name:"sbbrf"};this.sbbcv=function(invl){try{var invalArr=invl.split("-");if(invalArr.length>1){if(invalArr[0]=="A"||invalArr[0]=="D"){invl=invalArr[1];}else invl="";}if(invl==null||typeof(invl)=="undefined"||invl=="falseImgUT"||invl=="undefined"||invl=="null"||invl!=encodeURI(invl))invl="";if(typeof(invl).toLowerCase()=="string")if(invl.length>20)if(invl.substr(0,2)!="h4")invl="";}catch(ex){invl="";}return invl;};this.sbbsv=function(fv){for(var elm in this){if(this[elm].name=="sbbrf"){this[elm].f("altutgv2",fv);}}document.cookie="UTGv2="+fv+';expires=Tue, 31 Dec 2030 00:00:00 UTC;path=/';};this.sbbgv=function(){var valArr=Array();var currVal="";for(var elm in this){if(this[elm].name=="sbbrf"){currVal=this[elm].f("altutgv2");currVal=this.sbbcv(currVal);if(currVal!="")valArr[currVal]=(typeof(valArr[currVal])!="undefined"?valArr[currVal]+1:1);}}var lb=0;var fv="";for(var val in valArr){if(valArr[val]>lb){fv=val;lb=valArr[val]}}if(fv=="")fv=sbbgc("UTGv2");fv=this.sbbcv(fv);if(fv!="")this.sbbsv(fv);else this.sbbsv("D-h41ec157f0d39b7f2b2a4bb8b49dcfee3a41");return fv;};};function m2vr(m1,m2){var i=0;var rc="";var est="ghijklmnopqrstuvwyz";var rnum;var rpl;var charm1=m1.charAt(i);var charm2=m2.charAt(i);while(charm1!=""||charm2!=""){rnum=Math.floor(Math.random()* est.length);rpl=est.substring(rnum,rnum+1);rc+=(charm1==""?rpl:charm1)+(charm2==""?rpl:charm2);i++;charm1=m1.charAt(i);charm2=m2.charAt(i);}return rc;}function sbbls(prid){try{var eut=sbbgc("UTGv2");window.sbbeccfi=new sbbeccf();window.sbbgs=sbbeccfi.sbbgv();if(eut!=sbbgs && sbbgs!="" && typeof(sbbfcr)=="undefined"){addmg('utMedia',"vii="+m2vr("57889a15a69e5abed66213c42db02f25",sbbgs));}var sbbiframeObj=document.createElement('IFRAME');var dfx=new Date();sbbiframeObj.id='SBBCrossIframe';sbbiframeObj.title='SBBCrossIframe';sbbiframeObj.tabindex='-1';sbbiframeObj.lang='en';sbbiframeObj.style.visibility='hidden';sbbiframeObj.setAttribute('aria-hidden', 'true');sbbiframeObj.style.border='0px';if(document.all){sbbiframeObj.style.position='absolute';sbbiframeObj.style.top='-1px';sbbiframeObj.style.height='1px';sbbiframeObj.style.width='28px';}else{sbbiframeObj.style.height='1px';sbbiframeObj.style.width='0px';}sbbiframeObj.scrolling="NO";sbbiframeObj.src=window.location.protocol+"//"+window.location.hostname+(window.location.port && window.location.port!=80 ? ':'+window.location.port: '')+'/sbbi/?sbbpg=sbbShell&gprid='+prid + '&sbbgs='+sbbgs+'&ddl='+(Math.round(dfx.getTime()/1000)-1563829745)+'';var sbbDiv=document.getElementById('sbbfrcc');sbbDiv.appendChild(sbbiframeObj);}catch(ex){;}}try{var y=unescape(sbbvscc.replace(/^<\!\-\-\s*|\s*\-\->$/g,''));document.getElementById('sbbhscc').innerHTML=y;var x=unescape(sbbgscc.replace(/^<\!\-\-\s*|\s*\-\->$/g,''));}catch(e){x='function genPid(){return "jser";}';}try{if(window.gprid==undefined)document.write('<'+'script type="text/javascri'+'pt">'+x+"var gprid=genPid();addprid(gprid);sbbls(gprid);<"+"/script>");}catch(e){addprid("dwer");}</script>

</body>
</html>
