import { useState } from 'react';
import { Icon, theme } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './check.styles';

interface PassedChecksProps {
  checks: readonly string[];
  /** There is something to fix, which follows. */
  isFolded: boolean;
}

/** What was looked at without finding anything: a line for each; folded and on phones one line, until it is opened. */
export function PassedChecks({ checks, isFolded }: PassedChecksProps) {
  const [isOpen] = useState(() => !isFolded && matchMedia(`(width > ${theme.phoneWidth}rem)`).matches);
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
