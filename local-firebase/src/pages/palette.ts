/** Colours, type and focus of this server's own pages: paper tones and ink blue, light and dark. */
export const palette = `
:root {
  --background: #f7f5f0; --surface: #ffffff; --sunken: #f0ece3; --hairline: #d9d2c3; --border: #8c8371;
  --text: #1f1b16; --muted: #5e5648; --primary: #2b4c7e; --on-primary: #ffffff; --danger: #a3262a; --focus: #1a5fd0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --background: #16181d; --surface: #1e2128; --sunken: #262a33; --hairline: #3a404c; --border: #767e8d;
    --text: #ece9e2; --muted: #b0ab9d; --primary: #8fb3e8; --on-primary: #10141b; --danger: #f29a96; --focus: #9cc2ff;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--background); color: var(--text);
  font: 0.9375rem/1.5 system-ui, 'Noto Sans', 'Noto Sans Telugu', sans-serif;
}
h1, h2 { font-family: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', 'Noto Serif Telugu', serif; font-weight: 600; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
