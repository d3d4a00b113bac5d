import { useState } from 'react';
import { Icon, theme } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './check.styles';

/** What was looked at without finding anything: a line for each; on phones in one line until it is opened. */
export function PassedChecks({ checks }: { checks: readonly string[] }) {
  const [isOpen] = useState(() => matchMedia(`(width > ${theme.phoneWidth}rem)`).matches);
  if (checks.length === 0) return null;
  return (
    <Styled.Details open={isOpen}>
      <summary>
        {t('{count, plural, one {# check passed} other {# checks passed}}', { count: checks.length })}
      </summary>
      <Styled.Passed>
        {checks.map((check) => (
          <li key={check}>
            <Icon name="check" />
            {check}
          </li>
        ))}
      </Styled.Passed>
    </Styled.Details>
  );
}
