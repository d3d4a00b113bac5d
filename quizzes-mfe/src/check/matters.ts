import { ruleOf, type Finding } from './find-findings';
import type { Level } from './rule';

/** What is one thing to fix: a finding, the same one of several quizzes, or one between quizzes or questions. */
export type Matter = {
  /** That of its first finding. */
  readonly id: string;
  readonly level: Level;
  readonly sentence: string;
  readonly findings: readonly [Finding, ...Finding[]];
  /** Its findings do not concern each other: each can be dismissed by itself. */
  readonly isDivisible: boolean;
};

/** The matters of these findings: faults first; then the season, its settings and its quizzes by their start. */
export function mattersOf(findings: readonly Finding[]): readonly Matter[] {
  const sorted = [...findings].sort((a, b) => rankOf(a) - rankOf(b) || startOf(a) - startOf(b));
  const byId = new Map(sorted.map((finding) => [finding.id, finding]));
  const alike = new Map<string, Finding[]>();
  for (const finding of sorted) {
    const same = alike.get(likeness(finding));
    if (same) same.push(finding);
    else alike.set(likeness(finding), [finding]);
  }
  const seen = new Set<Finding>();
  return sorted.flatMap((first) => {
    if (seen.has(first)) return [];
    const linked = first.between && linkedTo(first, byId);
    const same = linked && sorted.filter((each) => linked.has(each));
    const others = (same ?? alike.get(likeness(first)) ?? []).filter((each) => each !== first);
    for (const each of [first, ...others]) seen.add(each);
    const { id, level } = first;
    const sentence = others.length > 0 ? (first.between?.sentence ?? first.sentence) : first.sentence;
    return [{ id, level, sentence, findings: [first, ...others] as const, isDivisible: !linked }];
  });
}

const rankOf = ({ level }: Finding) => (level === 'fault' ? 0 : 1);

/** What is not of a quiz comes first, as it was found. */
const startOf = ({ quiz }: Finding) => (quiz ? (quiz.start ?? 0) : -1);

/** The same of two quizzes with the same hint. Each question is a matter of its own. */
const likeness = (finding: Finding) =>
  finding.of === 'quiz' && !finding.between ? `${ruleOf(finding)}~${finding.sentence}` : finding.id;

/** A finding and those that it is between, and these are between. */
function linkedTo(first: Finding, byId: ReadonlyMap<string, Finding>): ReadonlySet<Finding> {
  const linked = new Set([first]);
  // A set also iterates over what is added meanwhile.
  for (const { between } of linked)
    for (const id of between?.others ?? []) {
      const other = byId.get(id);
      if (other) linked.add(other);
    }
  return linked;
}
