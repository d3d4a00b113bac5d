import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { pseudoLanguage } from '@console/shared/i18n';
import { languagesOf, messagesOf } from '../../messages/catalogue-files';
import { scriptFontAt, scriptFonts } from '../../../shell/src/fonts/script-fonts';
import { addressOf } from './address-of';
import { bundleScript } from './bundle-script';

const name = 'message-scripts';

const shared = dirname(createRequire(__filename).resolve('@console/shared/package.json'));

/**
 * The script of each language: the messages of the shell and of shared code, what translates the page with them, and the
 * fonts of its script. That of the pseudo-language translates any message.
 */
function scriptsOf(dir: string, compilation: Compilation): Record<string, string> {
  const scripts = languagesOf(dir).map((language) => {
    const messages = { ...messagesOf(shared, language), ...messagesOf(dir, language) };
    const fonts = (scriptFonts[language] ?? []).map((font) =>
      scriptFontAt(font, addressOf(compilation, `assets/${font.file}.`)),
    );
    const define = { messages: JSON.stringify(messages), fonts: JSON.stringify(fonts) };
    return [language, script(dir, 'messages', define)] as const;
  });
  return { ...Object.fromEntries(scripts), [pseudoLanguage]: script(dir, 'pseudo') };
}

const script = (dir: string, kind: 'messages' | 'pseudo', define = {}): string =>
  bundleScript(join(dir, `src/boot/language/${kind}-script.ts`), define).text;

/** The address of these scripts, without the language between both parts. One hash for all keeps it short. */
export function messageScriptAddress(
  dir: string,
  compilation: Compilation,
): readonly [beginning: string, end: string] {
  const hash = createHash('sha256')
    .update(JSON.stringify(scriptsOf(dir, compilation)))
    .digest('hex')
    .slice(0, 12);
  return ['/assets/language.', `.${hash}.js`];
}

/** Adds these scripts to the shell's build. */
export const messageScripts = (dir: string): WebpackPluginInstance => ({
  apply({ hooks, webpack }: Compiler) {
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const address = messageScriptAddress(dir, compilation);
        for (const [language, text] of Object.entries(scriptsOf(dir, compilation)))
          compilation.emitAsset(address.join(language).slice(1), new webpack.sources.RawSource(text), {
            minimized: true,
          });
      });
    });
  },
});
