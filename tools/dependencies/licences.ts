import * as v from 'valibot';

/** Licences that only require that their text is kept. */
const accepted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]);

/**
 * File-level copyleft: only changes to its own files must stay open, and these packages are neither changed nor
 * shipped.
 */
const acceptedInTools: ReadonlySet<string> = new Set(['MPL-2.0']);

/** Packages that do not state their licence in `package.json`. */
const readByHand: Readonly<Record<string, string>> = {
  // From the file LICENSE in the package.
  'valid-url@1.0.9': 'MIT',
};

const billSchema = v.object({
  components: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      properties: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
      licenses: v.optional(
        v.array(
          v.object({
            expression: v.optional(v.string()),
            license: v.optional(v.object({ id: v.optional(v.string()), name: v.optional(v.string()) })),
          }),
        ),
      ),
    }),
  ),
});

/** The parts of the output of `npm sbom --sbom-format=cyclonedx` that are read here. */
export type BillOfMaterials = v.InferOutput<typeof billSchema>;

/** @throws ValiError if it is not such an output. */
export const parseBill = (text: string): BillOfMaterials => v.parse(billSchema, JSON.parse(text));

/** Third-party packages whose licence is unknown or not accepted, one message each. */
export function licenceProblems({ components }: BillOfMaterials): string[] {
  return components
    .filter(({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:private'))
    .flatMap(({ name, version, properties, licenses = [] }) => {
      const stated = licenses.map(
        ({ expression, license }) => expression ?? license?.id ?? license?.name ?? '',
      );
      const expression = stated.join(' AND ') || readByHand[`${name}@${version}`] || '';
      const isTool = properties.some((property) => property.name === 'cdx:npm:package:development');
      return isAccepted(expression) || (isTool && acceptedInTools.has(expression))
        ? []
        : [`${name}@${version}: ${expression || 'states no licence'}`];
    });
}

/** A flat SPDX expression: of an OR, one licence must be accepted; of an AND, all. */
function isAccepted(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAccepted);
  return bare.split(' AND ').every((id) => accepted.has(id));
}
