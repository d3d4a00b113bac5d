import { textOf, type StoredDocument, type StoredFields } from '@console/shared/data';
import type { Ads } from './ads';

export const adsFromDocument = ({ fields }: StoredDocument): Ads => ({
  quizLeaderboardShow: textOf(fields, 'ql_to_sh_show'),
  quizLeaderboardType: textOf(fields, 'ql_to_sh_type'),
  seasonLeaderboardShow: textOf(fields, 'sl_to_sh_show'),
  seasonLeaderboardType: textOf(fields, 'sl_to_sh_type'),
  resultsShow: textOf(fields, 'rs_to_sh_show'),
  resultsType: textOf(fields, 'rs_to_sh_type'),
  quizIntroBannerShow: textOf(fields, 'quiz_intro_banner_show'),
});

export const adsToFields = (ads: Ads): StoredFields => ({
  ql_to_sh_show: ads.quizLeaderboardShow,
  ql_to_sh_type: ads.quizLeaderboardType,
  sl_to_sh_show: ads.seasonLeaderboardShow,
  sl_to_sh_type: ads.seasonLeaderboardType,
  rs_to_sh_show: ads.resultsShow,
  rs_to_sh_type: ads.resultsType,
  quiz_intro_banner_show: ads.quizIntroBannerShow,
});
