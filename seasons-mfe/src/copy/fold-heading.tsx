import { styled } from 'styled-components';
import { PhoneOnly, WideOnly } from '@console/shared/lists';
import { Button, Icon } from '@console/shared/ui';
import * as Styled from './copy.styles';

/** As wide as the form, with the look of the heading that it is. */
const FoldButton = styled(Button)`
  && {
    justify-content: space-between;
    width: 100%;
    padding-inline: 0;
    color: inherit;
    font-size: inherit;
  }
`;

interface FoldHeadingProps {
  id: string;
  /** The id of what it opens. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  children: string;
}

/** A heading, which on phones is the button that opens and folds what follows. */
export const FoldHeading = ({ id, controls, isOpen, onToggle, children }: FoldHeadingProps) => (
  <Styled.Heading id={id}>
    <WideOnly as="span">{children}</WideOnly>
    <PhoneOnly as="span">
      <FoldButton variant="quiet" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
        {children}
        <Icon name="chevronDown" />
      </FoldButton>
    </PhoneOnly>
  </Styled.Heading>
);
