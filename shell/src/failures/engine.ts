import type { FailureReport } from '@console/shared/failures';

const engines = [
  ['Firefox', /Firefox\/(\d{1,4})/],
  ['Chromium', /Chrom(?:e|ium)\/(\d{1,4})/],
  // All browsers of iPhones.
  ['WebKit', /AppleWebKit.*?(?:Version\/(\d{1,4})|Mobile)/],
] as const;

/** The engine of this browser and its major version; 0 where it is unknown. */
export function engineOf(userAgent: string): Pick<FailureReport, 'engine' | 'version'> {
  for (const [engine, form] of engines) {
    const found = form.exec(userAgent);
    if (found) return { engine, version: Number(found[1] ?? 0) };
  }
  return { engine: 'other', version: 0 };
}
