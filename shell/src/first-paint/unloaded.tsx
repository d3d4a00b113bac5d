import { styled } from 'styled-components';
import { Button } from '@console/shared/ui';
import { Slip } from '../layout/slip';

const WhenUnloaded = styled.div`
  display: contents;

  :root:not([data-unloaded]) & {
    display: none;
  }
`;

/** Part of the painted page, seen when what should take the page's place does not come. Its button reloads. */
export const Unloaded = () => (
  <WhenUnloaded role="alert">
    <Slip>
      <span>The console could not be loaded. Check your connection, then try again.</span>
      <Button variant="primary">Retry</Button>
    </Slip>
  </WhenUnloaded>
);
