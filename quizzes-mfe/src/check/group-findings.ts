import { quizName } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import { t } from '../i18n';
import type { Finding } from './find-findings';

/** The findings of a quiz, of the season or of its settings, faults first. */
export type FindingGroup = {
  readonly id: string;
  readonly name: string;
  readonly quiz?: Quiz | undefined;
  readonly findings: readonly Finding[];
};

/** Groups findings: the season, its settings, then its quizzes; those with faults first, of these the earliest. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const byGroup = new Map<string, Finding[]>();
  for (const finding of findings) {
    const id = finding.quiz?.id ?? (finding.of === 'season' ? '/season' : '/settings');
    const group = byGroup.get(id);
    if (group) group.push(finding);
    else byGroup.set(id, [finding]);
  }
  return [...byGroup]
    .map(([id, all]) => ({ id, quiz: all[0]?.quiz, findings: all.sort(faultsFirst) }))
    .map((group) => ({ ...group, name: nameOfGroup(group) }))
    .sort((a, b) => rankOf(a) - rankOf(b) || (a.quiz?.start ?? 0) - (b.quiz?.start ?? 0));
}

const isFault = ({ level }: Finding) => level === 'fault';
const faultsFirst = (a: Finding, b: Finding) => Number(isFault(b)) - Number(isFault(a));

const rankOf = ({ id, quiz, findings }: Omit<FindingGroup, 'name'>): number => {
  if (quiz) return findings.some(isFault) ? 2 : 3;
  return id === '/season' ? 0 : 1;
};

function nameOfGroup({ id, quiz }: Omit<FindingGroup, 'name'>): string {
  if (quiz) return quizName(quiz);
  return id === '/season' ? t('Season') : t('Season Settings');
}
