import { styled } from 'styled-components';

/** A list with its panel above and the bar of its selection below. */
export const ListFrame = styled.div`
  display: flex;
  flex-direction: column;
`;
