import { t } from '@console/shared/i18n';
import type { Timeline } from './timeline';

type Options = {
  /** Quizzes may be missing: nothing is said of what there is none of. */
  readonly isPartial?: boolean;
};

/** What to know of a calendar at a glance: gaps, overlaps, and what is outside the season, or that there is none of it. */
export function describeTimeline(
  { gaps, overlapping, outside, undated }: Timeline,
  { isPartial = false }: Options = {},
): string[] {
  const counts = [
    gaps > 0 && t('{count, plural, one {# gap} other {# gaps}} of a week or more', { count: gaps }),
    overlapping > 0 &&
      t('{count, plural, one {# quiz overlaps} other {# quizzes overlap}} another', { count: overlapping }),
    outside > 0 &&
      t('{count, plural, one {# quiz} other {# quizzes}} outside the season', { count: outside }),
    undated.length > 0 &&
      t('{count, plural, one {# quiz} other {# quizzes}} without a start', { count: undated.length }),
  ];
  const found = counts.filter((text) => text !== false);
  return found.length > 0 || isPartial ? found : [t('No gaps, no overlaps, and nothing outside the season.')];
}
