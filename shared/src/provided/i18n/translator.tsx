import { Fragment, type ReactNode } from 'react';
import type { PartsOf, ValuesOf } from './arguments';
import { format } from './format';
import { messageIn } from './messages';

/** Translates the messages of one catalogue. */
export type Translator = {
  /**
   * A text in the language of the interface. The English message is written where it is shown and is its own key:
   * where a translation is missing, it is shown. It has ICU's syntax, of which arguments and plurals are known:
   * `t('Delete {count, plural, one {# quiz} other {# quizzes}}', { count })`.
   */
  t: <const Message extends string>(english: Message, ...values: ValuesOf<Message>) => string;
  /**
   * A text with elements: `rich('Read our <link>policy</link>.', { link: (text) => <Link to={…}>{text}</Link> })`. An
   * argument such as `{email}` may be an element, too. Only the message has tags: a value is never read as one.
   */
  rich: <const Message extends string>(english: Message, parts: PartsOf<Message>) => ReactNode;
};

/** The translator of a catalogue: a module's is its name in the federation. */
export const translator = (name: string): Translator => ({
  t: (english, values?: Record<string, string | number>) => {
    const message = messageIn(name, english);
    return values ? format(message, values) : message;
  },
  rich: (english, parts) => withElements(messageIn(name, english), parts),
});

const tag = /<(\w+)>(.*?)<\/\1>/s;

type Part = ReactNode | ((content: string) => ReactNode);

function withElements(message: string, parts: Readonly<Record<string, Part>>): ReactNode {
  const marked = Object.entries(parts).map(
    ([name, part]) => [name, typeof part === 'number' ? part : `<${name}></${name}>`] as const,
  );
  // Text, name of a tag, its content, text, …
  const pieces = format(message, Object.fromEntries(marked)).split(tag);
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null;
    const part = index % 3 === 0 ? piece : parts[piece];
    return (
      <Fragment key={index}>{typeof part === 'function' ? part(pieces[index + 1] ?? '') : part}</Fragment>
    );
  });
}
