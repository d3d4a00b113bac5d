import { SimilarTexts, toComparable, type Comparable } from '@console/shared/format';
import type { Question } from '@console/shared/model';

/** Finds questions that are nearly the same; after a change, only what has changed is compared. */
export function createRepetitions() {
  const index = new SimilarTexts<Question>();
  const compared = new Map<Question, Comparable>();
  const similar = new Map<Question, Set<Question>>();

  const add = (question: Question) => {
    const comparable = toComparable(question.text);
    const found = new Set(index.findAll(comparable));
    for (const other of found) similar.get(other)?.add(question);
    similar.set(question, found);
    compared.set(question, comparable);
    index.add(question, comparable);
  };
  const remove = (question: Question, comparable: Comparable) => {
    for (const other of similar.get(question) ?? []) similar.get(other)?.delete(question);
    similar.delete(question);
    compared.delete(question);
    index.remove(question, comparable);
  };

  return {
    /** The questions that are nearly the same as each that was compared. */
    similar: similar as ReadonlyMap<Question, ReadonlySet<Question>>,
    /**
     * Compares these questions, and forgets all others.
     * @param most how many new questions are compared; 100 take some 10 ms
     * @returns whether all of these are compared
     */
    compare(questions: ReadonlySet<Question>, most = Infinity): boolean {
      for (const [question, comparable] of compared)
        if (!questions.has(question)) remove(question, comparable);
      let left = most;
      for (const question of questions) {
        if (compared.has(question)) continue;
        if (left === 0) return false;
        left -= 1;
        add(question);
      }
      return true;
    },
  };
}
