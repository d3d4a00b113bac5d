/** The account chooser's look: paper tones and ink blue, light and dark, from a phone's width up. */
export const popupStyle = `
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
main { max-width: 480px; margin: 0 auto; padding: 20px 24px 24px; }
h1, h2 { font-family: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', 'Noto Serif Telugu', serif; font-weight: 600; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.125rem; margin: 0 0 4px; }
.lead { margin: 4px 0 16px; color: var(--muted); }
.lead b { color: var(--text); font-weight: 600; overflow-wrap: anywhere; }
ul {
  list-style: none; margin: 0 0 20px; padding: 0; overflow: hidden;
  background: var(--surface); border: 1px solid var(--hairline); border-radius: 8px;
}
li + li { border-top: 1px solid var(--hairline); }
button { font: inherit; color: inherit; cursor: pointer; }
.account {
  display: flex; align-items: center; gap: 12px; width: 100%; min-height: 52px; padding: 6px 12px;
  border: 0; background: none; text-align: left;
}
.account:hover { background: var(--sunken); }
.initials {
  flex: none; width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center;
  background: var(--sunken); border: 1px solid var(--hairline); color: var(--primary); font-size: 0.8125rem; font-weight: 600;
}
.who { flex: 1; min-width: 0; display: flex; flex-direction: column; line-height: 1.35; }
.name { font-weight: 600; overflow-wrap: anywhere; }
.email { font-size: 0.8125rem; color: var(--muted); overflow-wrap: anywhere; }
.label {
  flex: none; padding: 1px 8px; border: 1px solid var(--border); border-radius: 6px;
  color: var(--muted); font-size: 0.8125rem;
}
.other { display: flex; flex-direction: column; gap: 4px; }
label { font-weight: 600; margin-top: 4px; }
.optional { font-weight: 400; color: var(--muted); }
input {
  font: inherit; color: inherit; background: var(--surface); width: 100%; min-height: 40px; padding: 6px 12px;
  border: 1px solid var(--border); border-radius: 6px;
}
[aria-invalid] { border-color: var(--danger); border-width: 2px; }
.error { margin: 0; color: var(--danger); }
.error::before { content: '\\26A0\\FE0E  '; }
.actions { display: flex; gap: 12px; margin-top: 12px; }
.primary, .quiet { min-height: 40px; padding: 6px 20px; border-radius: 6px; border: 1px solid var(--border); background: none; font-weight: 600; }
.primary { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
.primary:hover, .quiet:hover { filter: brightness(1.08); }
.quiet:hover { background: var(--sunken); filter: none; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.account:focus-visible { outline-offset: -3px; }
`;
