import { translatePage } from './translate-page';

const { documentElement: root } = document;

it('a prerendered page is translated before it is shown', () => {
  root.lang = 'te';
  root.dataset.untranslated = '';
  document.title = 'Seasons · Bible Quiz Console';
  document.body.innerHTML =
    '<div id="static"><nav aria-label="Language"><a hreflang="en" lang="en" aria-current="true">English</a>' +
    '<a hreflang="te" lang="en">Telugu</a></nav><h1>Seasons</h1><p>Other</p>' +
    '<div lang="en"><p>Seasons</p></div></div>';
  translatePage({ Seasons: 'సీజన్లు', Language: 'భాష', English: 'ఇంగ్లీషు' });
  expect(document.title).toBe('సీజన్లు · Bible Quiz Console');
  expect(document.body.textContent).toBe('Englishతెలుగుసీజన్లుOtherSeasons');
  expect(document.querySelector('nav')).toHaveAccessibleName('భాష');
  expect(document.querySelector('[aria-current]')?.outerHTML).toBe(
    '<a hreflang="te" lang="te" aria-current="true">తెలుగు</a>',
  );
  expect(root.dataset.untranslated).toBeUndefined();
  document.body.innerHTML = '';
  root.lang = 'en';
  delete window.consoleMessages;
});
