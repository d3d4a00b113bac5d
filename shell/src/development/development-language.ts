import { chooseLanguage } from '../boot/language/choose-language';
import { fontFiles } from '../fonts/font-files';
import { declareScriptFonts } from '../fonts/declare-script-fonts';
import { languages, type Messages } from '@console/shared/i18n';

type Load = () => Promise<{ default: Messages }>;

const sources: Readonly<Record<string, readonly Load[]>> = {
  te: [() => import('@console/shared/locales/te.json'), () => import('../locales/te.json')],
  hi: [() => import('@console/shared/locales/hi.json'), () => import('../locales/hi.json')],
};

/** The page of a development server has no inline script that chooses the language and loads its messages. */
async function load(): Promise<void> {
  const loads = sources[chooseLanguage(languages, Object.keys(sources))]?.map((source) => source()) ?? [];
  const messages = (await Promise.all(loads)).map((loaded) => loaded.default);
  if (messages.length > 0) window.consoleMessages = Object.assign({}, ...messages) as Messages;
}

declareScriptFonts(fontFiles.flatMap(({ forThisPage }) => (forThisPage ? [forThisPage] : [])));
window.languageReady = load();
