import type { Code } from './markdown';

/** An npm command, as a document writes it. */
export type NpmCommand = {
  /** The script it runs, or npm's own command, such as `ci`. */
  readonly script: string;
  readonly isScript: boolean;
  readonly workspace: string | undefined;
  /** What npm itself gets. */
  readonly options: readonly string[];
  /** Words that npm itself gets: packages; none for a script, whose words follow `--`. */
  readonly words: readonly string[];
  /** What the script gets. */
  readonly args: readonly string[];
};

/** `npm …`, also after variables. A description may follow after two spaces. */
const command = /^(?:[A-Z_]+=\S+ )*npm (?=[a-z])(.*?)(?: {2,}.*)?$/;

/** The commands of a line, which `&&` joins. */
export const npmCommandsIn = (text: string): NpmCommand[] =>
  text.split(' && ').flatMap((part) => {
    const words = command.exec(part.trim())?.[1]?.match(/<[^>]*>|"[^"]*"|[^\s"]+/g);
    return words ? [readCommand(words)] : [];
  });

/** The whole commands of a document: an option of a table's row belongs to the row's first command. */
export function npmCommandsOf(codes: readonly Code[]): { readonly text: string; readonly line: number }[] {
  return codes.flatMap(({ text, line, isInTable }) => {
    const first = codes.find((code) => code.line === line && command.test(code.text));
    if (!isInTable || !text.startsWith('-')) return command.test(text) ? [{ text: text.trim(), line }] : [];
    const before = first && (first.text.includes(' -- ') ? first.text : `${first.text} --`);
    return before ? [{ text: `${before} ${text.replace(/^-- /, '')}`, line }] : [];
  });
}

function readCommand(words: readonly string[]): NpmCommand {
  const end = words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  const at = own.indexOf('-w');
  const isRun = own[0] === 'run';
  const isValue = (index: number) => ['-w', '--prefix'].includes(own[index - 1] ?? '');
  return {
    script: own[isRun ? 1 : 0] ?? '',
    isScript: isRun || ['start', 'test'].includes(own[0] ?? ''),
    workspace: at < 0 ? undefined : own[at + 1],
    options: own.filter((word) => word.startsWith('-')),
    words: own
      .slice(isRun ? 2 : 1)
      .filter((word, index) => !word.startsWith('-') && !isValue(index + (isRun ? 2 : 1))),
    args: end < 0 ? [] : words.slice(end + 1),
  };
}

/** A part that the reader fills in. */
export const isPlaceholder = (word: string): boolean => /[<>…*]|^your-/.test(word);
