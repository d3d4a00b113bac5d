/** An npm command, as a document writes it. */
export type NpmCommand = {
  /** The script it runs, or npm's own command, such as `ci`. */
  readonly script: string;
  readonly isScript: boolean;
  readonly workspace: string | undefined;
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

function readCommand(words: readonly string[]): NpmCommand {
  const end = words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  const at = own.indexOf('-w');
  const isRun = own[0] === 'run';
  return {
    script: own[isRun ? 1 : 0] ?? '',
    isScript: isRun || ['start', 'test'].includes(own[0] ?? ''),
    workspace: at < 0 ? undefined : own[at + 1],
    args: end < 0 ? [] : words.slice(end + 1),
  };
}

/** A part that the reader fills in. */
export const isPlaceholder = (word: string): boolean => /[<>…*]|^your-/.test(word);
