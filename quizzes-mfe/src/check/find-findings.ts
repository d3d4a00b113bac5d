import type { Quiz } from '@console/shared/model';
import { createRepetitions } from './repetitions';
import { placeOf, type Contexts, type Level, type Rule, type Similar, type Subject } from './rule';
import { rulesOf } from './rules';
import type { SeasonContents } from './season-contents';
import type { Question } from '@console/shared/model';

/** A question with its place in its quiz. */
export type NumberedQuestion = { readonly question: Question; readonly number: number };

/** Something that a rule found. */
export type Finding = {
  /** The same as long as the same rule finds it at the same place, also after the question was moved. */
  readonly id: string;
  readonly level: Level;
  readonly of: Subject;
  readonly sentence: string;
  /** One sentence for this finding and those of the same rule at other places, and their ids. */
  readonly between?: { readonly sentence: string; readonly others: readonly string[] } | undefined;
  readonly mendedAt?: Rule['mendedAt'];
  readonly quiz?: Quiz;
  readonly numbered?: NumberedQuestion;
};

/** The id of the rule that has found it. */
export const ruleOf = ({ id }: Pick<Finding, 'id'>): string => id.split('~')[0] ?? id;

type Found = Omit<Finding, 'quiz' | 'numbered'>;

/** What the rules of a subject find. */
const findingsOf = <Of extends Subject>(of: Of, context: Contexts[Of]): Found[] =>
  rulesOf(of).flatMap(({ id, level, mendedAt, find, between }) => {
    const sentence = find(context);
    if (sentence === undefined) return [];
    const others = between?.others(context).map((place) => `${id}~${place}`);
    return [
      { id, level, of, sentence, mendedAt, between: others && { sentence: between?.sentence ?? '', others } },
    ];
  });

/**
 * Creates the check of a season, which is asked again after each change. What was found in a question is kept while the
 * question is the same object, and only changed ones are compared with all others.
 * @example
 * const check = createCheck();
 * while (!check.compare(contents, 100)) await pause();
 * const findings = check.find(contents, Date.now());
 */
export function createCheck() {
  const ofQuestions = new WeakMap<Question, Found[]>();
  const { similar: repetitions, compare } = createRepetitions();

  const ofQuestion = (question: Question): Found[] => {
    const known = ofQuestions.get(question) ?? findingsOf('question', { question });
    ofQuestions.set(question, known);
    return known;
  };

  const find = (contents: SeasonContents, now: number | undefined): readonly Finding[] => {
    const { season, quizzes, questionsOf } = contents;
    const places = placesOf(contents);

    const inQuiz = (quiz: Quiz): Finding[] => {
      const questions = questionsOf[quiz.id];
      const ofQuiz = findingsOf('quiz', { quiz, season, quizzes, questions, now });
      const ofAll = (questions ?? []).flatMap((question, index) => {
        const similar = [...(repetitions.get(question) ?? [])].flatMap((other) => places.get(other) ?? []);
        const found =
          similar.length === 0
            ? ofQuestion(question)
            : [...ofQuestion(question), ...findingsOf('repetition', { quiz, similar })];
        return found.map((each) => ({
          ...each,
          id: `${each.id}~${placeOf(quiz, question)}`,
          quiz,
          numbered: { question, number: index + 1 },
        }));
      });
      return [...ofQuiz.map((each) => ({ ...each, id: `${each.id}~${quiz.id}`, quiz })), ...ofAll];
    };

    return [...ofSeason(contents), ...quizzes.flatMap(inQuiz)];
  };

  return {
    /** Compares questions with each other, at most so many new ones at once; returns whether all are compared. */
    compare: (contents: SeasonContents, most?: number): boolean =>
      compare(new Set(placesOf(contents).keys()), most),
    /** What is wrong; of repeated questions those that are compared. Nothing is judged by a time that is not known. */
    find,
  };
}

/** What the rules of the season and its settings find. */
const ofSeason = ({ season, quizzes, notification, leaderboard, ads }: SeasonContents): Found[] => [
  ...findingsOf('season', { season, quizzes }),
  ...(notification ? findingsOf('notification', { notification }) : []),
  ...(leaderboard ? findingsOf('leaderboard', { leaderboard }) : []),
  ...(ads ? findingsOf('ads', { ads }) : []),
];

/** Each question with its place. */
function placesOf({ quizzes, questionsOf }: SeasonContents): Map<Question, Similar> {
  const places = new Map<Question, Similar>();
  for (const quiz of quizzes)
    questionsOf[quiz.id]?.forEach((question, index) =>
      places.set(question, { quiz, question, number: index + 1 }),
    );
  return places;
}
