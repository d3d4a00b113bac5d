import { t } from '../i18n';
import type { Timeline } from './timeline';

/** What to know of a calendar at a glance: gaps, overlaps, and what is outside the season. */
export function describeTimeline({ gaps, overlapping, outside, undated }: Timeline): string[] {
  const counts = [
    gaps > 0 && t('{count, plural, one {# gap} other {# gaps}} of a week or more', { count: gaps }),
    overlapping > 0 &&
      t('{count, plural, one {# quiz overlaps} other {# quizzes overlap}} another', { count: overlapping }),
    outside > 0 &&
      t('{count, plural, one {# quiz} other {# quizzes}} outside the season', { count: outside }),
    undated.length > 0 &&
      t('{count, plural, one {# quiz} other {# quizzes}} without a start', { count: undated.length }),
  ];
  return counts.filter((text) => text !== false);
}
