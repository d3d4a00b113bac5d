import { t } from '../i18n';
import type { Finding } from './find-findings';

/** How many faults and hints there are: `2 faults, 1 hint`; `Ready` without any. */
export function describeCounts(findings: readonly Finding[]): string {
  const faults = findings.filter(({ level }) => level === 'fault').length;
  const hints = findings.length - faults;
  if (findings.length === 0) return t('Ready');
  if (hints === 0) return t('{faults, plural, one {# fault} other {# faults}}', { faults });
  if (faults === 0) return t('{hints, plural, one {# hint} other {# hints}}', { hints });
  return t(
    '{faults, plural, one {# fault} other {# faults}}, {hints, plural, one {# hint} other {# hints}}',
    { faults, hints },
  );
}

/** How grave they are, as a tone. */
export const toneOf = (findings: readonly Finding[]) => {
  if (findings.some(({ level }) => level === 'fault')) return 'danger';
  return findings.length > 0 ? 'info' : 'success';
};
