import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type Rules = Readonly<Record<string, { enabled: boolean }>>;

/** What axe leaves out unless it is asked. */
const asked: Rules = { 'target-size': { enabled: true } };

/**
 * All that axe can tell of WCAG 2.2 A and AA, and what it holds for good practice. Fails with each broken rule and
 * the elements that break it.
 */
export async function assertAccessible(page: Page, where: string, rules: Rules = {}): Promise<void> {
  await judge(new AxeBuilder({ page }).options({ rules: { ...asked, ...rules } }), where);
}

/** The part of it that a change of colours can break. */
export async function assertContrast(page: Page, where: string): Promise<void> {
  await judge(new AxeBuilder({ page }).withRules('color-contrast'), where);
}

async function judge(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n  ${failureSummary}`).join('\n')}`,
  );
  assert.deepEqual(found, [], `${where}\n${found.join('\n')}`);
}
