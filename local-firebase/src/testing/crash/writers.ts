import { allOf, increment, numberIn, remove, set } from './rest';

/** One who commits again and again, in a way that shows afterwards what was lost or torn. */
export interface Writer {
  name: string;
  /** The number of the last commit that the server has acknowledged. */
  acknowledged: number;
  /** The writes of a commit, numbered from one. */
  writesOf(n: number): object[];
  /** The number of the last commit that is stored; throws when a commit is stored in part. */
  stored(url: string): Promise<number>;
}

const batchSize = 20;

/** Each commit adds a document: they must be there without a gap. */
const adder = (name: string): Writer => ({
  name,
  acknowledged: 0,
  writesOf: (n) => [set(`added/${name}/${name}/${n}`, n)],
  async stored(url) {
    const numbers = [...(await allOf(url, name)).values()].map(numberIn);
    return torn(name, numbers.length, Math.max(0, ...numbers));
  },
});

/** Each commit writes the same documents: they must all be of one commit. */
const batcher = (name: string): Writer => ({
  name,
  acknowledged: 0,
  writesOf: (n) =>
    Array.from({ length: batchSize }, (_, index) => set(`batches/${name}/${name}/${index}`, n)),
  async stored(url) {
    const numbers = [...(await allOf(url, name)).values()].map(numberIn);
    if (numbers.length !== 0 && numbers.length !== batchSize) throw new Error(`${name}: a batch is torn.`);
    return torn(name, Math.min(...numbers, Infinity), Math.max(...numbers, 0));
  },
});

/** Each commit moves a token on and counts the move: there must be one token, where the count says. */
const mover = (name: string): Writer => ({
  name,
  acknowledged: 0,
  writesOf: (n) => [
    remove(`tokens/${name}/${name}/${n - 1}`),
    set(`tokens/${name}/${name}/${n}`, n),
    increment(`moves/${name}`),
  ],
  async stored(url) {
    const tokens = [...(await allOf(url, name)).values()].map(numberIn);
    const moves = numberIn((await allOf(url, 'moves')).get(`moves/${name}`));
    if (tokens.length > 1) throw new Error(`${name}: a token was set and not removed.`);
    return torn(name, tokens[0] ?? 0, moves);
  },
});

function torn(name: string, one: number, other: number): number {
  if (other === 0 || one === other) return other;
  throw new Error(`${name}: a commit is torn or lost, ${one} is not ${other}.`);
}

export const writersFor = (count: number): Writer[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = [adder, batcher, mover][index % 3] ?? adder;
    return kind(`writer${index}`);
  });
