import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../ui/theme/theme';
import { FieldNotes, splitFieldText, useFieldAttributes, type FieldText } from '../../ui/fields/field';

const boxSize = '24px';
const boxGap = theme.space(2.5);

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(1)};

  /* Notes are below the text of the label. */
  > :not(label) {
    margin-inline-start: calc(${boxSize} + ${boxGap});
  }
`;

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${boxGap};
  font-size: ${theme.fontSize.table};
  line-height: ${boxSize};
`;

const Box = styled.input`
  flex: none;
  width: ${boxSize};
  height: ${boxSize};
  margin: 0;
  accent-color: ${theme.color.primary};
`;

/** A checkbox with its label at the right. */
export function CheckboxField(props: FieldText & ComponentProps<'input'>) {
  const [texts, native] = splitFieldText(props);
  const { tie, noteIds } = useFieldAttributes(texts, native.id);
  return (
    <Frame>
      <Line>
        <Box {...native} {...tie} type="checkbox" />
        {texts.label}
      </Line>
      <FieldNotes texts={texts} noteIds={noteIds} />
    </Frame>
  );
}
