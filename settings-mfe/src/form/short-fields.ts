import { styled } from 'styled-components';
import { FieldRow } from '@console/shared/forms';

/** Two short fields side by side, also in a block that the open phone makes narrower. */
export const ShortFields = styled(FieldRow)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
`;
