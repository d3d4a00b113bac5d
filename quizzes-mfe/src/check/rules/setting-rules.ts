import { isBlank } from '@console/shared/format';
import { hasButton, hasLimits, isShown } from '@console/shared/model';
import { t } from '../../i18n';
import type { Rule } from '../rule';

const isWebLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** What the settings of a season say to players. */
export const settingRules: readonly Rule[] = [
  {
    id: 'notification-without-link',
    level: 'fault',
    of: 'notification',
    find({ notification }) {
      if (!isShown(notification) || !hasButton(notification)) return undefined;
      const { buttonLink } = notification;
      if (isBlank(buttonLink)) return t('The top notification is active, but its button has no link.');
      return isWebLink(buttonLink.trim())
        ? undefined
        : t('The link of the top notification is not a web address (http:// or https://).');
    },
  },
  {
    id: 'notification-without-button-text',
    level: 'hint',
    of: 'notification',
    find: ({ notification }) =>
      isShown(notification) && hasButton(notification) && isBlank(notification.buttonText)
        ? t('The button of the top notification has no text.')
        : undefined,
  },
  {
    id: 'notification-without-title',
    level: 'fault',
    of: 'notification',
    find: ({ notification }) =>
      isShown(notification) && isBlank(notification.title)
        ? t('The top notification is active, but has no title.')
        : undefined,
  },
  {
    id: 'leaderboard-limits-missing',
    level: 'fault',
    of: 'leaderboard',
    find: ({ leaderboard: { type, limitOne, limitTwo } }) =>
      hasLimits({ type }) && (!limitOne || !limitTwo || limitOne < 0 || limitTwo < 0)
        ? t('The leaderboard type is limit, but Limit One or Limit Two is missing.')
        : undefined,
  },
  {
    id: 'leaderboard-limits-reversed',
    level: 'fault',
    of: 'leaderboard',
    find: ({ leaderboard: { type, limitOne, limitTwo } }) =>
      hasLimits({ type }) && limitOne !== null && limitTwo !== null && limitTwo > 0 && limitOne > limitTwo
        ? t('Limit One ({first}) is higher than Limit Two ({last}).', {
            first: String(limitOne),
            last: String(limitTwo),
          })
        : undefined,
  },
  {
    id: 'ads-twice-in-a-row',
    level: 'hint',
    of: 'ads',
    find: ({ ads: { resultsShow, quizLeaderboardShow } }) =>
      resultsShow === 'Yes' && quizLeaderboardShow === 'Yes'
        ? t('Players can see two ads in a row: after the results and after the quiz leaderboard.')
        : undefined,
  },
  {
    id: 'ad-before-banner',
    level: 'hint',
    of: 'ads',
    find: ({ ads: { resultsShow, quizLeaderboardShow, quizIntroBannerShow } }) =>
      quizIntroBannerShow === 'Yes' && (resultsShow === 'Yes' || quizLeaderboardShow === 'Yes')
        ? t('Players see an ad and then the banner on the quiz intro.')
        : undefined,
  },
];
