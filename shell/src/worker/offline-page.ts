const styles = `body{margin:0;display:grid;min-height:100dvh;place-content:center;padding:0 1.5rem;font:1rem/1.5 'Noto Sans','Noto Sans Telugu',sans-serif;color:#1f1b16;background:#f7f5f0}
h1{margin:0;font-size:1.5rem}p{margin:.5rem 0;max-width:32rem}a{display:inline-block;padding:.625rem 0;color:#2b4c7e}
@media (prefers-color-scheme:dark){body{color:#ece9e2;background:#16181d}a{color:#8fb3e8}}`;

/**
 * The page that stands for one that cannot be loaded, in a language.
 * @param t translates into this language
 */
export const offlinePage = (language: string, t: (message: string) => string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${t('Offline')}</title><style>${styles}</style><main><h1>${t('Offline')}</h1><p>${t('This isn’t available offline. Connect to the internet, then reload the page.')}</p><a href="">${t('Reload')}</a></main>`;
