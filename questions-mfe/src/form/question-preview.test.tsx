import { screen, within } from '@testing-library/react';
import { contest, openQuestions } from '../testing/open-questions';

afterEach(() => void jest.restoreAllMocks());

async function open(at: string) {
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(matchMedia(''), { matches: true }));
  const page = openQuestions(at, contest({ N1: { question: 'Who built the ark?' }, N2: {} }));
  await page.user.click(await screen.findByRole('button', { name: 'Preview as a player' }));
  const phone = within(await screen.findByRole('complementary', { name: 'Player preview' }));
  return { ...page, phone };
}

describe('a question as a player', () => {
  it('is in its place, and follows what is typed', async () => {
    const { user, phone } = await open('/update-question?season=S1&quiz=Q1&question=N1');
    expect(await phone.findByRole('region', { name: 'Question 1 of 2' })).toBeVisible();
    await user.type(screen.getByLabelText('Question'), ' Noah');
    expect(phone.getByRole('heading', { name: 'Who built the ark? Noah' })).toBeVisible();
    await user.clear(screen.getByLabelText('Option One'));
    expect(phone.getByRole('radio', { name: 'A Empty' })).toBeVisible();
  });

  it('comes last while it is new, and stores nothing', async () => {
    const { user, phone, gateway } = await open('/create-question?season=S1&quiz=Q1');
    expect(await phone.findByRole('region', { name: 'Question 3 of 3' })).toBeVisible();
    await user.type(screen.getByLabelText('Question'), 'Who wrote to Rome?');
    await user.click(phone.getByRole('radio', { name: 'A Empty' }));
    await user.click(phone.getByRole('button', { name: 'Finish' }));
    expect(phone.getByText('0 of 3')).toBeVisible();
    const stored = await gateway.list({ collection: 'seasons/S1/quizzes/Q1/questions' });
    expect(stored.map(({ id }) => id)).toEqual(['N1', 'N2']);
    expect(await gateway.list({ collection: 'seasons/S1/quizzes/Q1/results' })).toEqual([]);
  });
});
