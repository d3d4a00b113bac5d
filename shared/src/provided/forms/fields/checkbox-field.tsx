import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../ui/theme/theme';
import { FieldNotes, splitFieldText, useFieldAttributes, type FieldText } from '../../ui/fields/field';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(1)};
`;

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space(2.5)};
  font-size: ${theme.fontSize.table};
  line-height: 24px;
`;

const Box = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
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
