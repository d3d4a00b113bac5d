import { t } from '@console/shared/i18n';

/** How many findings of each level a check has. */
export type CheckCounts = { readonly faults: number; readonly hints: number };

/** Counts findings by their level. */
export function countFindings(findings: readonly { level: 'fault' | 'hint' }[]): CheckCounts {
  const faults = findings.filter(({ level }) => level === 'fault').length;
  return { faults, hints: findings.length - faults };
}

/** How many faults and hints there are: `2 faults, 1 hint`; `Ready` without any. */
export function describeCounts({ faults, hints }: CheckCounts): string {
  if (faults === 0 && hints === 0) return t('Ready');
  if (hints === 0) return t('{faults, plural, one {# problem} other {# problems}}', { faults });
  if (faults === 0) return t('{hints, plural, one {# warning} other {# warnings}}', { hints });
  return t(
    '{faults, plural, one {# problem} other {# problems}}, {hints, plural, one {# warning} other {# warnings}}',
    { faults, hints },
  );
}
