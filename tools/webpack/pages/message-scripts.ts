import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { pseudoLanguage } from '@console/shared/i18n';
import { languagesOf, messagesOf } from '../../messages/catalogue-files';
import { bundleScript } from './bundle-script';

const name = 'message-scripts';

const shared = dirname(createRequire(__filename).resolve('@console/shared/package.json'));

/**
 * The script of each language: the messages of the shell and of shared code, and what translates the page with them. That
 * of the pseudo-language translates any message.
 */
function scriptsOf(dir: string): Record<string, string> {
  const scripts = languagesOf(dir).map((language) => {
    const messages = { ...messagesOf(shared, language), ...messagesOf(dir, language) };
    return [language, script(dir, 'messages', { messages: JSON.stringify(messages) })] as const;
  });
  return { ...Object.fromEntries(scripts), [pseudoLanguage]: script(dir, 'pseudo') };
}

const script = (dir: string, kind: 'messages' | 'pseudo', define = {}): string =>
  bundleScript(join(dir, `src/boot/${kind}-script.ts`), define);

/** The address of these scripts, without the language between both parts. One hash for all keeps it short. */
export function messageScriptAddress(dir: string): readonly [beginning: string, end: string] {
  const hash = createHash('sha256')
    .update(JSON.stringify(scriptsOf(dir)))
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
        const address = messageScriptAddress(dir);
        for (const [language, text] of Object.entries(scriptsOf(dir)))
          compilation.emitAsset(address.join(language).slice(1), new webpack.sources.RawSource(text), {
            minimized: true,
          });
      });
    });
  },
});
