import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A text as people see it, or the name of the value that stands in its place. */
type Piece = { readonly text: string } | { readonly value: string };

/** How a message is shown for one choice of its plural forms. */
export type ShownForm = { readonly choice: string; readonly pieces: readonly Piece[] };

/**
 * The forms in which a message is shown, one for each combination of its plurals: `{count, plural, one {# row} other {#
 * rows}}` has `one` and `other`. Tags are left out, since people see what is between them.
 */
export function shownForms(message: string): ShownForm[] {
  return formsOf(parse(message));
}

function formsOf(elements: readonly MessageFormatElement[], counted = ''): ShownForm[] {
  let forms: ShownForm[] = [{ choice: '', pieces: [] }];
  for (const element of elements) {
    const next = formsOfElement(element, counted);
    forms = forms.flatMap((form) =>
      next.map(({ choice, pieces }) => ({
        choice: `${form.choice} ${choice}`.trim(),
        pieces: [...form.pieces, ...pieces],
      })),
    );
  }
  return forms;
}

function formsOfElement(element: MessageFormatElement, counted: string): ShownForm[] {
  if (element.type === TYPE.literal) return [{ choice: '', pieces: [{ text: element.value }] }];
  if (element.type === TYPE.pound) return [{ choice: '', pieces: [{ value: counted }] }];
  if (element.type === TYPE.tag) return formsOf(element.children, counted);
  if (element.type !== TYPE.plural) return [{ choice: '', pieces: [{ value: element.value }] }];
  return Object.entries(element.options).flatMap(([name, { value }]) =>
    formsOf(value, element.value).map(({ choice, pieces }) => ({
      choice: `${element.value}:${name} ${choice}`.trim(),
      pieces,
    })),
  );
}
