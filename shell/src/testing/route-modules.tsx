import { screen } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { can, useSession, type Session } from '@console/shared/session';
import { admin } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { renderConsole, type TestModule } from './render-console';

export const SeasonList = () => (
  <Page title="Seasons">
    <Link to={paths.seasonCreate}>Create Season</Link> <Link to={paths.quizList}>View Quizzes</Link>
  </Page>
);
const SeasonForm = () => <Page title="Create Season">for {useSession().person.name}</Page>;
export const QuizList = () => (
  <Page title="Gospels 2026">
    <Link to={paths.seasonList}>Go Back</Link>
  </Page>
);

export const seasons: TestModule = {
  title: 'Seasons',
  screens: {
    [paths.seasonList]: { Screen: SeasonList },
    [paths.seasonCreate]: { Screen: SeasonForm, allows: can.createSeason },
  },
};
export const quizzes: TestModule = { title: 'Quizzes', screens: { [paths.quizList]: { Screen: QuizList } } };

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const follow = async (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(await screen.findByRole('link', { name }));
export const retry = () => screen.findByRole('button', { name: 'Retry' });
export const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

export const at = paths.seasonList;
export const open = (modules: readonly TestModule[], session: Session = admin()) =>
  renderConsole({ at, session, modules });
