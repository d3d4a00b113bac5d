import { isBlank, quizName, seasonName } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { MomentText, ZoneNote } from '@console/shared/lists';
import { Button, LinkButton } from '@console/shared/ui';
import { hasButton, isShown, type TopNotification } from '@console/shared/model';
import type { Preview } from '../preview';
import type { Play } from '../use-play';
import { DateFacts } from './date-facts';
import { Box, Facts, Muted, Text, Title, Ways } from './screen.styles';
import { shownText } from './texts';

/** The home of a season, with its notification at the top. */
export function Home({ preview, play }: { preview: Preview; play: Play }) {
  const { season, quiz, notification } = preview;
  return (
    <>
      {notification && isShown(notification) && <Notification notification={notification} />}
      <Title dir="auto" translate="no">
        {seasonName(season)}
      </Title>
      {!isBlank(season.description) && (
        <Text dir="auto" translate="no">
          {shownText(season.description)}
        </Text>
      )}
      <Facts>
        <dt>{t('Host')}</dt>
        <dd dir="auto" translate="no">
          {shownText(season.host)}
        </dd>
        <DateFacts start={season.start} end={season.end} />
      </Facts>
      <Box>
        <b dir="auto" translate="no">
          {quizName(quiz)}
        </b>
        {quiz.start !== null && (
          <Muted>
            <MomentText moment={quiz.start} />
          </Muted>
        )}
        <Button variant="primary" onClick={() => play.go('intro')}>
          {t('Open quiz')}
        </Button>
      </Box>
      {[season.start, season.end, quiz.start].some((moment) => moment !== null) && <ZoneNote />}
      <Ways>
        <Button onClick={() => play.go('seasonLeaderboard')}>{t('Season leaderboard')}</Button>
      </Ways>
    </>
  );
}

const isLink = (text: string) => /^https?:\/\/\S+$/i.test(text.trim()) && URL.canParse(text.trim());

function Notification({ notification }: { notification: TopNotification }) {
  const { title, description, buttonText, buttonLink } = notification;
  return (
    <Box role="note" aria-label={t('Top notification')}>
      <b dir="auto" translate="no">
        {shownText(title, t('No title'))}
      </b>
      {!isBlank(description) && (
        <Text dir="auto" translate="no">
          {shownText(description)}
        </Text>
      )}
      {hasButton(notification) && (
        <>
          {isLink(buttonLink) ? (
            <LinkButton to={buttonLink.trim()} dir="auto" translate="no">
              {shownText(buttonText, t('No button text'))}
            </LinkButton>
          ) : (
            <Muted>{t('The button has no link that opens.')}</Muted>
          )}
        </>
      )}
    </Box>
  );
}
