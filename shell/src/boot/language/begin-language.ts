import { addMessages, consoleCatalogue, languages, setLanguage } from '@console/shared/i18n';

const { documentElement: root } = document;

// The first module of the console that runs: texts are translated from here on. Without its messages, the interface is
// English, and the page says so.
if (window.consoleMessages) addMessages(consoleCatalogue, window.consoleMessages);
else root.lang = 'en';

setLanguage(root.lang);

// Most of an interface that is translated in part is English.
if (!languages.some((language) => language === root.lang)) root.lang = 'en';
