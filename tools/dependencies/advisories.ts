import * as v from 'valibot';

const auditSchema = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      severity: v.picklist(['info', 'low', 'moderate', 'high', 'critical']),
      range: v.string(),
      via: v.array(v.union([v.string(), v.object({ title: v.string() })])),
    }),
  ),
});

/**
 * The known vulnerabilities from the output of `npm audit --json`, one message each; `undefined` if the registry
 * returned no list, as some mirrors do.
 */
export function advisories(printed: string): string[] | undefined {
  const audit = v.safeParse(v.pipe(v.string(), v.parseJson(), auditSchema), printed);
  if (!audit.success) return undefined;
  return Object.entries(audit.output.vulnerabilities).map(([name, { severity, range, via }]) => {
    const titles = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : cause.title));
    return `${severity}: ${name} ${range}: ${titles.join('; ')}`;
  });
}
