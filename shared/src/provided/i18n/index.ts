export { rich, t, translateIfKnown } from './console-messages';
export { languages, nameOf, pseudoLanguage } from './languages';
export { addMessages, consoleCatalogue, currentLanguage, setLanguage, type Messages } from './messages';
export { translator, type Translator } from './translator';
