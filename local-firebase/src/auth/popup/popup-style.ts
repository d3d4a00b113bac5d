import { palette } from '../../pages/palette';

/** The account chooser's look, from a phone's width up. */
export const popupStyle = `${palette}main { max-width: 480px; margin: 0 auto; padding: 20px 24px 24px; }
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
  font: inherit; color: inherit; background: var(--surface); width: 100%; min-height: 44px; padding: 6px 12px;
  border: 1px solid var(--border); border-radius: 6px;
}
[aria-invalid] { border-color: var(--danger); border-width: 2px; }
.error { margin: 0; color: var(--danger); }
.error::before { content: '\\26A0\\FE0E  '; }
.actions { display: flex; gap: 12px; margin-top: 12px; }
.primary, .quiet { min-height: 44px; padding: 6px 20px; border-radius: 6px; border: 1px solid var(--border); background: none; font-weight: 600; }
.primary { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
.primary:hover, .quiet:hover { filter: brightness(1.08); }
.quiet:hover { background: var(--sunken); filter: none; }
.account:focus-visible { outline-offset: -3px; }
`;
