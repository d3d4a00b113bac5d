import type { PolicySection } from './policy-section';
import { aboutSections } from './sections/about';
import { contestSections } from './sections/contest';
import { dataSections } from './sections/data';
import { handlingSections } from './sections/handling';
import { lawSections } from './sections/law';
import { rightsSections } from './sections/rights';
import { sharingSections } from './sections/sharing';

/** The specification states this date. A later change is named behind it. */
export const lastUpdated = {
  date: '2024-02-12',
  words: 'Last updated 12 February 2024',
  amended: ', amended 30 November 2026 (What we collect)',
};

/** Privacy policy and terms are one text, shown under both addresses. */
export const policy: readonly PolicySection[] = [
  ...aboutSections,
  ...dataSections,
  ...sharingSections,
  ...handlingSections,
  ...rightsSections,
  ...contestSections,
  ...lawSections,
];
