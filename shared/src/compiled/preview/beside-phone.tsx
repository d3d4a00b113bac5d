import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import { PhoneButton } from './phone-button';
import type { Place } from './places';
import type { Typed } from './preview';
import { besideForm, type Phone } from './use-phone';

const PhonePanel = lazy(async () => ({ default: (await import('./phone-panel')).PhonePanel }));

const Columns = styled.div<{ $isBeside: boolean }>`
  grid-template-columns: minmax(0, 40rem) 22rem;
  justify-content: start;
  align-items: start;
  gap: ${theme.space(6)};

  @media screen and ${besideForm} {
    display: ${({ $isBeside }) => ($isBeside ? 'grid' : 'block')};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(3)};

  @media print {
    display: none;
  }
`;

type Props = {
  phone: Phone;
  /** The player's screen where what is typed shows; left out where the parts of the form have buttons of their own. */
  start?: Place;
  typed: Typed;
  /** Beside the button that opens the phone. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A form, and beside it the phone while it is open: code and data of the phone load then. */
export function BesidePhone({ phone, start, typed, tools, children }: Props) {
  return (
    <Columns $isBeside={phone.isBeside}>
      <div>
        {start && (
          <Tools>
            {tools}
            <PhoneButton phone={phone} start={start} />
          </Tools>
        )}
        {children}
      </div>
      {phone.start !== undefined && (
        <Suspense>
          <PhonePanel phone={phone} start={phone.start} typed={typed} />
        </Suspense>
      )}
    </Columns>
  );
}
