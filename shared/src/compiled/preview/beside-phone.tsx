import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import type { Typed } from './preview';
import { besideForm, type Phone } from './use-phone';

const PhonePanel = lazy(async () => ({ default: (await import('./phone-panel')).PhonePanel }));

const Columns = styled.div<{ $isBeside: boolean; $formWidth: string }>`
  grid-template-columns: minmax(0, ${({ $formWidth }) => $formWidth}) 22rem;
  justify-content: start;
  align-items: start;
  gap: ${theme.space(6)};

  @media screen and ${besideForm} {
    display: ${({ $isBeside }) => ($isBeside ? 'grid' : 'block')};
  }
`;

type Props = {
  phone: Phone;
  typed: Typed;
  /** The widest that the form becomes beside the phone: all the room with `1fr`. */
  formWidth?: string;
  children: ReactNode;
};

/** A form, and beside it the phone while it is open: code and data of the phone load then. */
export function BesidePhone({ phone, typed, formWidth = '40rem', children }: Props) {
  return (
    <Columns $isBeside={phone.isBeside} $formWidth={formWidth}>
      <div>{children}</div>
      {phone.start !== undefined && (
        <Suspense>
          <PhonePanel phone={phone} start={phone.start} typed={typed} />
        </Suspense>
      )}
    </Columns>
  );
}
