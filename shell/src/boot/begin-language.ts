import { addMessages, consoleCatalogue, setLanguage } from '@console/shared/i18n';

const { documentElement: root } = document;

// The first module of the console that runs: texts are translated from here on. Without its messages, the interface is
// English, and the page says so.
if (window.consoleMessages) addMessages(consoleCatalogue, window.consoleMessages);
else root.lang = 'en';

setLanguage((window.consoleMessages && root.dataset.language) ?? 'en');
