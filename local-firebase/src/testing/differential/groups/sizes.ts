import { commit, set, type Group, type Json } from '../case';
import { long, namedCases } from '../samples';
import { value } from '../values';

const fill = (bytes: number): Json => ({ a: value.text(long(bytes)), b: value.text(long(bytes)) });

/** Sizes at the limit and just above. */
export const sizeGroup: Group = {
  name: 'sizes',
  cases: [
    ...namedCases(
      'document of two texts of',
      Object.fromEntries(
        [524_000, 524_150, 524_180, 524_200, 524_210, 524_220, 524_230, 524_240, 524_288].map((bytes) => [
          `${bytes} bytes`,
          (id: string) => [commit(set(`size/${id}`, fill(bytes)))],
        ]),
      ),
    ),
    ...namedCases('size', {
      'a document that a transform makes too large': (id) => [
        commit(set(`size/${id}`, { a: value.text(long(1_048_400)) })),
        commit({
          ...set(`size/${id}`, {}),
          updateMask: {},
          updateTransforms: [{ fieldPath: 'b', appendMissingElements: { values: [value.text(long(200))] } }],
        }),
      ],
      'many documents in one request': (id) => [
        commit(
          ...Array.from({ length: 9 }, (_, index) =>
            set(`size/${id}-${index}`, { a: value.text(long(1_000_000)) }),
          ),
        ),
      ],
      'more than 10 MiB in one request': (id) => [
        commit(
          ...Array.from({ length: 12 }, (_, index) =>
            set(`size/${id}-${index}`, { a: value.text(long(1_000_000)) }),
          ),
        ),
      ],
      'forty thousand fields': (id) => [
        commit(
          set(
            `size/${id}`,
            Object.fromEntries(Array.from({ length: 40_001 }, (_, index) => [`f${index}`, value.null])),
          ),
        ),
      ],
    }),
  ],
};
