import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeZone } from '@console/shared/config';
import { admin, host, renderScreen, type Documents } from '@console/shared/testing';
import { quizEntity, seasonEntity, type Quiz, type Season } from '@console/shared/model';
import { useRehearsal } from './use-rehearsal';

const season: Season = {
  ...seasonEntity.blank,
  id: 'S1',
  name: 'Gospels 2026',
  host: 'Hope Fellowship',
  hostEmail: '',
  additionalEmail: '',
  description: '',
  start: null,
  end: null,
  status: 'active',
};

const quiz: Quiz = {
  ...quizEntity.blank,
  id: 'Q1',
  title: 'The Sermon on the Mount',
  description: 'Matthew 5 to 7',
  duration: 1,
  language: 'Telugu, English,',
  start: null,
  end: null,
  status: 'Upcoming',
};

const options = ['Peter', 'Joshua', 'Moses', 'Paul'] as const;
const questions = [
  { id: 'N1', text: 'Who led Israel across the Jordan?', options, answer: 'Joshua' },
  { id: 'N2', text: 'యెహోషువ ఎవరు?', options, answer: 'Moses' },
  { id: 'N3', text: 'Who wrote to Rome?', options, answer: 'Nobody' },
];

function Rehearse({ quiz: rehearsed }: { quiz: Quiz }) {
  const { open: rehearse, rehearsal } = useRehearsal({ season, quiz: rehearsed, questions });
  return (
    <>
      <button onClick={rehearse}>Rehearse</button>
      {rehearsal}
    </>
  );
}

async function open(documents: Documents = {}, session = host(), dates: Partial<Quiz> = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderScreen(<Rehearse quiz={{ ...quiz, ...dates }} />, {
    documents,
    session,
  });
  await user.click(screen.getByRole('button', { name: 'Rehearse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rehearsal of The Sermon on the Mount' }));
  await dialog.findByRole('region', { name: 'Quiz intro' });
  return { user, dialog, press: (name: string) => user.click(dialog.getByRole('button', { name })) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setTimeZone();
  sessionStorage.clear();
});

describe('a rehearsal', () => {
  it('says that nothing is counted, and begins with the intro in the languages of the quiz', async () => {
    const { dialog } = await open();
    expect(dialog.getByText('Preview only. Nothing is saved.')).toBeVisible();
    const languages = within(dialog.getByRole('list', { name: 'Languages' })).getAllByRole('listitem');
    expect(languages.map(({ textContent }) => textContent)).toEqual(['Telugu', 'English']);
    expect(dialog.getByRole('region', { name: 'Quiz intro' })).toHaveFocus();
  });

  it('shows start and end in the zone of the contest, which it names, and here if that is chosen', async () => {
    setTimeZone('Europe/London');
    const start = Date.UTC(2026, 10, 21, 6);
    const { dialog, press } = await open({}, host(), { start, end: start + 3_600_000 });
    await press('Show the times of this device');
    expect(dialog.getByText('2026-11-21 06:00')).toHaveTextContent('11:30 here');
    expect(dialog.getByText('2026-11-21 07:00')).toHaveTextContent('12:30 here');
    expect(dialog.getByText(/^Times are in Greenwich Mean Time/)).toBeVisible();
    await press('Season home');
    expect(dialog.getByText('2026-11-21 06:00')).toHaveTextContent('11:30 here');
    expect(dialog.getByText(/^Times are in Greenwich Mean Time/)).toBeVisible();
  });

  it('is played by keys alone, and counts the correct answers', async () => {
    const { user, dialog } = await open();
    await user.keyboard('{Tab}{Enter}');
    expect(dialog.getByRole('region', { name: 'Question 1 of 3' })).toHaveFocus();
    await user.keyboard('2{Enter}');
    expect(dialog.getByRole('heading', { level: 3, name: 'యెహోషువ ఎవరు?' })).toBeVisible();
    expect(dialog.getByRole('heading', { level: 2, name: /^Rehearsal of/ })).toBeVisible();
    expect(dialog.getByRole('group', { name: 'Options' })).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(dialog.getByRole('radio', { name: 'C Moses' })).toBeChecked();
    await user.keyboard('{Enter}d{Enter}');
    expect(dialog.getByText('2 of 3')).toBeVisible();
    await user.click(dialog.getByText('Answers, for you only'));
    const answers = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(answers).toEqual(['B is correct', 'C is correct', 'No option is the correct one']);
  });

  it('counts an answer that was changed once, and a wrong one not at all', async () => {
    const { user, dialog, press } = await open();
    await press('Start quiz');
    await user.keyboard('ab{Enter}b{Enter}{Enter}');
    expect(dialog.getByText('1 of 3')).toBeVisible();
    await user.click(dialog.getByText('Answers, for you only'));
    expect(dialog.getByText('B is wrong; C is correct')).toBeVisible();
  });

  it('ends when the time is up', async () => {
    const { user, dialog, press } = await open();
    await press('Start quiz');
    await user.keyboard('b');
    act(() => jest.advanceTimersByTime(45_000));
    expect(dialog.getByRole('timer')).toHaveTextContent('0:15');
    act(() => jest.advanceTimersByTime(15_500));
    expect(dialog.getByRole('heading', { name: 'Time is up' })).toBeVisible();
    expect(dialog.getByText('1 of 3')).toBeVisible();
    expect(dialog.getByText('1:00 of 1 min used')).toBeVisible();
    await press('Back to the quiz');
    act(() => jest.advanceTimersByTime(60_000));
    expect(dialog.getByRole('region', { name: 'Quiz intro' })).toBeVisible();
  });

  it('shows the leaderboard as the season has it, and the ad on the way back', async () => {
    const { user, dialog, press } = await open(
      {
        'season_leaderbaord_setting/S1': {
          appearance: 'type-1',
          type: 'limit',
          limit_one: 2,
          limit_two: 3,
        },
        'season_ads_controller/S1': { ql_to_sh_show: 'Yes', ql_to_sh_type: 'Rewarded' },
      },
      admin(),
    );
    await press('Quiz leaderboard');
    const places = within(dialog.getByRole('list', { name: 'Example players' })).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual(['2.Player 2', '3.Player 3']);
    await press('Back to the quiz');
    expect(dialog.getByText('An ad (Rewarded) would come here')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Ad from quiz leaderboard to quiz intro' })).toBeVisible();
    await user.keyboard('{Tab}{Enter}');
    expect(dialog.getByRole('region', { name: 'Quiz intro' })).toHaveFocus();
  });

  it('hides the leaderboard until the quiz is finished with that appearance', async () => {
    const { dialog, press } = await open({
      'season_leaderbaord_setting/S1': { appearance: 'type-2', type: 'all', limit_one: 0, limit_two: 0 },
    });
    await press('Quiz leaderboard');
    expect(dialog.getByText('The leaderboard appears when the quiz is finished.')).toBeVisible();
    expect(dialog.queryByRole('list', { name: 'Example players' })).not.toBeInTheDocument();
  });

  it('closes', async () => {
    const { press } = await open();
    await press('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
