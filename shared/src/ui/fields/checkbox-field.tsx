import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { FieldNotes, splitWords, useFieldTie, type FieldWords } from './field';

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
`;

const Box = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 1px 0 0;
  accent-color: ${theme.color.primary};
`;

/** Yes or no, its words at the right of the box. */
export function CheckboxField(props: FieldWords & ComponentProps<'input'>) {
  const [words, native] = splitWords(props);
  const { tie, noteIds } = useFieldTie(words, native.id);
  return (
    <Frame>
      <Line>
        <Box {...native} {...tie} type="checkbox" />
        {words.label}
      </Line>
      <FieldNotes words={words} noteIds={noteIds} />
    </Frame>
  );
}
