import { Parser } from 'htmlparser2';

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/** A text whose entities of HTML, such as `&quot;`, are characters: trivia services send them in JSON. Tags stay. */
export const withoutEntities = (text: string): string => text.replace(entity, decoded);

function decoded(text: string): string {
  let character = '';
  const parser = new Parser({ ontext: (data) => (character += data) }, { decodeEntities: true });
  parser.end(text);
  return character;
}
