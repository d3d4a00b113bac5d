import { messagesAddress, messagesFile, type RegistryEntry } from '@console/shared/contract';
import { addMessages, currentLanguage, pseudoLanguage, type Messages } from '@console/shared/i18n';
import { hashOf, type ModuleManifest } from '../registry/module-manifest';

/**
 * Loads the messages of a module in the language of the interface, if it has that language. The module is shown in
 * English rather than not at all, also when the file of a release has no valid hash, so this never rejects.
 */
export async function loadMessages(
  line: RegistryEntry,
  manifest: ModuleManifest,
  signal: AbortSignal,
): Promise<void> {
  const { name, entry, languages = [] } = line;
  const language = currentLanguage();
  // Translates any message.
  if (language === pseudoLanguage && window.consoleMessages) addMessages(name, window.consoleMessages);
  if (!languages.includes(language)) return;
  try {
    const response = await fetch(messagesAddress(entry, language), {
      integrity: hashOf(line, manifest, messagesFile(language)),
      signal,
      credentials: 'same-origin',
    });
    if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}`);
    addMessages(name, (await response.json()) as Messages);
  } catch (error) {
    console.warn(`The texts of ${name} stay English`, error);
  }
}
