import { SimilarTexts, toComparable, type Comparable } from '@console/shared/format';
import type { Question } from '@console/shared/model';

/** Finds questions that are nearly the same; after a change, it compares only what has changed. */
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

  /** The questions that are nearly the same as each of these. */
  return (questions: ReadonlySet<Question>): ReadonlyMap<Question, ReadonlySet<Question>> => {
    for (const [question, comparable] of compared) if (!questions.has(question)) remove(question, comparable);
    for (const question of questions) if (!compared.has(question)) add(question);
    return similar;
  };
}
