/** What a key does in the projector. */
export type ProjectorCommand = 'next' | 'previous' | 'first' | 'last' | 'answer' | 'fullScreen';

/** Arrow, Page and space keys are also those of presentation remotes. */
const commands: Readonly<Record<string, ProjectorCommand>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  Enter: 'answer',
  a: 'answer',
  f: 'fullScreen',
};

/** Letters by their key on the keyboard: with a Telugu layout they type others. */
const ofCode = new Map([
  ['KeyA', 'a'],
  ['KeyF', 'f'],
]);

/** The command of a key; none for keys that are held down, that press a button, or that belong to the browser. */
export function commandOf(event: KeyboardEvent): ProjectorCommand | undefined {
  const { key, code, repeat, ctrlKey, metaKey, altKey, target } = event;
  if (repeat || ctrlKey || metaKey || altKey) return undefined;
  const isOnButton = target instanceof HTMLButtonElement;
  if (isOnButton && (key === 'Enter' || key === ' ')) return undefined;
  return commands[key] ?? commands[key.toLowerCase()] ?? commands[ofCode.get(code) ?? ''];
}

/** The number that a command leads to, of the numbers from 1 to `count`. */
export function stepTo(command: ProjectorCommand, slide: number, count: number): number {
  if (command === 'next') return Math.min(slide + 1, count);
  if (command === 'previous') return Math.max(slide - 1, 1);
  if (command === 'first') return 1;
  return command === 'last' ? count : slide;
}
