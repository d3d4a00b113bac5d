import { isBlank, nameOf } from '@console/shared/format';
import { CellText, Clipped, Missing } from './cell.styles';

/** A clipped text in its own writing direction, or what is said where there is none. */
export const GivenText = ({ text, missing }: { text: string; missing: string }) => (
  <CellText>
    {isBlank(text) ? <Missing>{missing}</Missing> : <Clipped dir="auto">{nameOf(text, missing)}</Clipped>}
  </CellText>
);
