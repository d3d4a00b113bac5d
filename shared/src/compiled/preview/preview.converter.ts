import { integerOf, textOf, type StoredDocument } from '@console/shared/data';
import type { Ads, Leaderboard, Notification, Question } from './preview';

export const questionFromDocument = ({ id, fields }: StoredDocument): Question => ({
  id,
  text: textOf(fields, 'question'),
  options: ['option_1', 'option_2', 'option_3', 'option_4'].map((option) => textOf(fields, option)),
  answer: textOf(fields, 'answer'),
});

export const notificationFromDocument = ({ fields }: StoredDocument): Notification => ({
  status: textOf(fields, 'status'),
  type: textOf(fields, 'type'),
  title: textOf(fields, 'title'),
  description: textOf(fields, 'description'),
  buttonText: textOf(fields, 'button_text'),
  buttonLink: textOf(fields, 'button_link'),
});

export const leaderboardFromDocument = ({ fields }: StoredDocument): Leaderboard => ({
  appearance: textOf(fields, 'appearance'),
  type: textOf(fields, 'type'),
  limitOne: integerOf(fields, 'limit_one'),
  limitTwo: integerOf(fields, 'limit_two'),
});

export const adsFromDocument = ({ fields }: StoredDocument): Ads => ({
  resultsShow: textOf(fields, 'rs_to_sh_show'),
  resultsType: textOf(fields, 'rs_to_sh_type'),
  quizLeaderboardShow: textOf(fields, 'ql_to_sh_show'),
  quizLeaderboardType: textOf(fields, 'ql_to_sh_type'),
  seasonLeaderboardShow: textOf(fields, 'sl_to_sh_show'),
  seasonLeaderboardType: textOf(fields, 'sl_to_sh_type'),
  quizIntroBannerShow: textOf(fields, 'quiz_intro_banner_show'),
});
