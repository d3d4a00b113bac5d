import type { ComponentProps, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../../ui/fields/control.styles';
import { Field, splitFieldText, type FieldText } from '../../ui/fields/field';

/** A text longer than the screen scrolls in its own box, so that the fields below stay within reach. */
const TextArea = styled.textarea`
  ${controlStyles}
  min-height: 96px;
  max-height: max(240px, 50dvh);
  resize: vertical;
  field-sizing: content;
`;

/**
 * With `dir="auto"`, each line has its own direction. For a text of a megabyte, far over any limit, that takes the
 * browser seconds.
 */
const longText = 50_000;

/** After the Tab key the browser scrolls only the caret into view; the form's buttons may cover the other lines. */
function scrollIntoView({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A multi-line text field; grows with its content where the browser supports it, up to half a screen. */
export function TextAreaField(props: FieldText & ComponentProps<'textarea'>) {
  const [texts, native] = splitFieldText(props);
  return (
    <Field texts={texts} id={native.id}>
      {(tie) => (
        <TextArea
          rows={3}
          onKeyUp={scrollIntoView}
          {...native}
          {...tie}
          dir={String(native.value).length > longText ? undefined : native.dir}
        />
      )}
    </Field>
  );
}
