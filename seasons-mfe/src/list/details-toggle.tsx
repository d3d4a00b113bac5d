import { useState } from 'react';
import { styled } from 'styled-components';
import { seasonName } from '@console/shared/format';
import { inCards } from '@console/shared/lists';
import type { Season } from '@console/shared/model';
import { Button, Icon, theme } from '@console/shared/ui';
import { t } from '../i18n';

/** At the end of its line; a table shows everything anyway. */
const Toggle = styled(Button)`
  && {
    display: none;
  }

  ${inCards} {
    && {
      display: inline-flex;
      flex: none;
      justify-content: center;
      min-width: ${theme.touch};
      margin-inline: auto -${theme.space(2)};
      padding: 0;
    }

    tr:has(&[aria-expanded='true']) > td:is(:nth-last-child(5), :nth-last-child(2)) {
      display: flex;
    }
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

/** Shows what the table of seasons hides in a card. */
export function DetailsToggle({ season }: { season: Season }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Toggle
      variant="quiet"
      aria-label={t('Details of {season}', { season: seasonName(season) })}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name="chevronDown" />
    </Toggle>
  );
}
