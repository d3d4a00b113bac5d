import { screen } from '@testing-library/react';
import type { StoredFields } from '@console/shared/data';
import { host, quizFields, renderScreen, seasonFields, setNow } from '@console/shared/testing';
import { QuizListScreen } from '../list/quiz-list.screen';

const minuteMs = 60_000;
const now = Date.UTC(2026, 5, 1, 6);
setNow(new Date(now));

const copied = `${now - 10 * minuteMs}abcdefg`;
const old = `${now - 31 * 24 * 60 * minuteMs}abcdefg`;

function open(seasonId: string, entry: StoredFields = {}) {
  return renderScreen(<QuizListScreen />, {
    session: host(),
    at: `/home?season=${seasonId}`,
    documents: {
      [`seasons/${seasonId}`]: seasonFields({ season_id: seasonId }),
      [`seasons/${seasonId}/quizzes/Q1`]: quizFields(),
      [`seasons/${seasonId}/history/E1`]: {
        kind: 'season_copied',
        complete: false,
        audience: 'staff',
        name: 'Esther Rani',
        email: 'host@example.org',
        time: new Date(now - 10 * minuteMs),
        ...entry,
      },
    },
  });
}

const notice = /^This copy isn’t complete: Esther Rani \(host@example\.org\) started it on/;
const listIsShown = async () => {
  await screen.findByText(/^Times are/);
  await expect(screen.findByText(notice, {}, { timeout: 300 })).rejects.toThrow();
};

beforeEach(() => localStorage.clear());

describe('a season whose copy was interrupted', () => {
  it('says so on its list, and leads to its history', async () => {
    open(copied);
    expect(await screen.findByText(notice, {}, { timeout: 10_000 })).toHaveTextContent(
      'started it on 2026-06-01 11:20.',
    );
    expect(screen.getByRole('link', { name: 'Open the history' })).toHaveAttribute(
      'href',
      `/history?season=${copied}`,
    );
  });

  it('says nothing while the copy may go on', async () => {
    open(copied, { time: new Date(now - minuteMs / 2) });
    await listIsShown();
  });

  it('says nothing once the copy is complete', async () => {
    open(copied, { complete: true });
    await listIsShown();
  });

  it('says nothing where no entry can be left of it', async () => {
    open(old);
    await listIsShown();
  });
});
