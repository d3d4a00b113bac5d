import type { ReactNode } from 'react';

/** Where an ICU plural has a text and no argument: after the name of a plural form. */
type Form = `${string} ${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'} ` | `${string} =${number} `;

type NameAt<After extends string> = After extends `${infer Inner}}${string}`
  ? Inner extends `${infer Name},${string}`
    ? Name
    : Inner
  : never;

/** The names of the arguments of a message: `name` and `count` of `{name}: {count, plural, one {…} other {…}}`. */
export type ArgumentsOf<
  Message extends string,
  Before extends string = '',
> = Message extends `${infer Text}{${infer After}`
  ? (`${Before}${Text}` extends Form ? never : NameAt<After>) | ArgumentsOf<After, '}'>
  : never;

/** The names of the tags of a message: `link` of `Read our <link>policy</link>.` */
export type TagsOf<Message extends string> = Message extends `${string}</${infer Tag}>${infer After}`
  ? Tag | TagsOf<After>
  : never;

/** What a message without elements needs beside its text: nothing, or a value for each argument. */
export type ValuesOf<Message extends string> = [ArgumentsOf<Message>] extends [never]
  ? []
  : [Readonly<Record<ArgumentsOf<Message>, string | number>>];

/** What a message with elements needs beside its text. */
export type PartsOf<Message extends string> = Readonly<
  Record<ArgumentsOf<Message>, ReactNode> & Record<TagsOf<Message>, (content: string) => ReactNode>
>;
