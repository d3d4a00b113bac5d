import { integerOf, textOf, type StoredDocument } from '@console/shared/data';
import type { Ads, Leaderboard, Notification, Question } from './season-contents';

export const questionFromDocument = ({ id, fields }: StoredDocument): Question => ({
  id,
  text: textOf(fields, 'question'),
  options: ['option_1', 'option_2', 'option_3', 'option_4'].map((option) => textOf(fields, option)),
  answer: textOf(fields, 'answer'),
});

/** The stored status and type of a notification that players see, with a button. */
const [shown, withButton] = ['active', 'Button'];

export const notificationFromDocument = ({ fields }: StoredDocument): Notification => ({
  isActive: textOf(fields, 'status') === shown,
  hasButton: textOf(fields, 'type') === withButton,
  title: textOf(fields, 'title'),
  description: textOf(fields, 'description'),
  buttonText: textOf(fields, 'button_text'),
  buttonLink: textOf(fields, 'button_link'),
});

export const leaderboardFromDocument = ({ fields }: StoredDocument): Leaderboard => ({
  type: textOf(fields, 'type'),
  limitOne: integerOf(fields, 'limit_one'),
  limitTwo: integerOf(fields, 'limit_two'),
});

export const adsFromDocument = ({ fields }: StoredDocument): Ads => ({
  quizLeaderboard: textOf(fields, 'ql_to_sh_show'),
  seasonLeaderboard: textOf(fields, 'sl_to_sh_show'),
  results: textOf(fields, 'rs_to_sh_show'),
  quizIntroBanner: textOf(fields, 'quiz_intro_banner_show'),
});
