import { isBlank, nameOf } from '@console/shared/format';
import { CellText, Missing } from './list.styles';

/** A text in its own writing direction, or what is said where there is none. */
export const GivenText = ({ text, missing }: { text: string; missing: string }) => (
  <CellText>
    {isBlank(text) ? (
      <Missing>{missing}</Missing>
    ) : (
      <div dir="auto" translate="no">
        {nameOf(text, missing)}
      </div>
    )}
  </CellText>
);
