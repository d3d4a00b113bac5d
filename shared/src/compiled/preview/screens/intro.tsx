import { isBlank, quizName } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { ZoneNote } from '@console/shared/lists';
import { Button } from '@console/shared/ui';
import { hasBanner } from '../places';
import type { Preview } from '../preview';
import type { Play } from '../use-play';
import { DateFacts } from './date-facts';
import { Chips, Facts, Muted, Placeholder, Text, Title, Ways } from './screen.styles';
import { shownText } from './texts';

/** The languages of a quiz, which are stored as one text. */
export const languagesOf = (language: string): string[] =>
  language
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !isBlank(name));

/** The intro of a quiz, with a banner if the ads settings say so. */
export function Intro({ preview, play }: { preview: Preview; play: Play }) {
  const { quiz, questions, ads, isExample } = preview;
  const languages = languagesOf(quiz.language);
  const count = isExample.question ? 0 : questions.length;
  return (
    <>
      {hasBanner(ads) && <Placeholder>{t('An ad (banner) would come here')}</Placeholder>}
      <Title dir="auto" translate="no">
        {quizName(quiz)}
      </Title>
      {!isBlank(quiz.description) && (
        <Text dir="auto" translate="no">
          {shownText(quiz.description)}
        </Text>
      )}
      {languages.length > 0 && (
        <Chips aria-label={t('Languages')}>
          {languages.map((language, index) => (
            <li key={index} dir="auto" translate="no">
              {shownText(language)}
            </li>
          ))}
        </Chips>
      )}
      <Facts>
        <dt>{t('Questions')}</dt>
        <dd>{count}</dd>
        <dt>{t('Duration')}</dt>
        <dd>{quiz.duration ? t('{minutes} min', { minutes: String(quiz.duration) }) : t('Not set')}</dd>
        <DateFacts start={quiz.start} end={quiz.end} />
      </Facts>
      {(quiz.start !== null || quiz.end !== null) && <ZoneNote />}
      {isExample.question && <Muted>{t('The quiz has no questions yet: an example follows.')}</Muted>}
      <Ways>
        <Button variant="primary" onClick={() => play.begin()}>
          {t('Start quiz')}
        </Button>
        <Button onClick={() => play.go('leaderboard')}>{t('Quiz leaderboard')}</Button>
        <Button variant="quiet" onClick={() => play.go('home')}>
          {t('Season home')}
        </Button>
      </Ways>
    </>
  );
}
