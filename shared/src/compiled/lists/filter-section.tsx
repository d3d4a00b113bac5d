import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button, theme } from '@console/shared/ui';

const { space } = theme;

const Panel = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: start;
  gap: ${space(3)} ${space(4)};
  margin-bottom: ${space(4)};

  @media print {
    display: none;
  }
`;

const Remove = styled(Button)`
  align-self: end;
  justify-self: start;
`;

interface FilterSectionProps {
  label: string;
  isFiltered: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** The fields above a list that choose what it shows, and a button that removes what they narrow. */
export function FilterSection({ label, isFiltered, onRemove, children }: FilterSectionProps) {
  return (
    <Panel aria-label={label}>
      {children}
      {isFiltered && <Remove onClick={onRemove}>{t('Remove filters')}</Remove>}
    </Panel>
  );
}
