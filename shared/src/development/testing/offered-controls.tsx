import { isInaccessible, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '@console/shared/router/memory';
import type { RemoteModule } from '@console/shared/contract';
import { paths, type ConsolePath } from '@console/shared/model';
import type { Session } from '@console/shared/session';
import { admin, host, manager, questionFields, quizFields, seasonFields } from './builders';
import { controls } from './controls';
import type { Documents } from './memory-gateway';
import { coveredControls, type Cell } from './permission-cells';
import { renderScreen } from './render-screen';

const sessions: Record<Cell['role'], () => Session> = { Admin: admin, Manager: manager, Host: host };

const someoneElse = 'someone.else@example.org';

/** A season with a quiz, a question and its settings, for the cell. */
function documentsOf({ relation, quiz, season }: Cell, { person: { email } }: Session): Documents {
  return {
    'seasons/S1': seasonFields({
      host_email: relation === 'host' ? email : someoneElse,
      host_additional_email: relation === 'additional' ? email : someoneElse,
      status: season,
    }),
    // Without an end, no status contradicts the dates.
    'seasons/S1/quizzes/Q1': quizFields({ status: quiz, end: null }),
    'seasons/S1/quizzes/Q1/questions/N1': questionFields(),
  };
}

/**
 * The name of a control as the user sees it; on a screen with several forms, with its form and whether it is a field.
 */
function nameOf(element: HTMLElement): string {
  const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
  const own = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent;
  const form = element.closest('form')?.getAttribute('aria-label');
  if (!form) return own;
  return `${form}: ${element instanceof HTMLButtonElement ? own : 'fields'}`;
}

/** What a screen shows rows for only when it is searched for. */
const searches: Partial<Record<ConsolePath, string>> = { [paths.questionFind]: '&q=Israel' };

const usable = 'a[href], :is(button, input, select, textarea):not(:disabled)';

/**
 * Renders a module's screen with its guard, as the shell does, and returns the names of all enabled controls except
 * the free ones, once they are those of the matrix.
 * @throws Error when they never are, or when a control is not in the table.
 */
export async function offeredControls(
  module: RemoteModule,
  path: ConsolePath,
  cell: Cell,
): Promise<string[]> {
  const session = sessions[cell.role]();
  const definition = module.screens[path];
  if (!definition) throw new Error(`The module has no screen for ${path}`);
  const { Screen, allows = () => true } = definition;
  const routes = (
    <Routes>
      <Route path={path} element={allows(session) && <Screen />} />
      <Route path="*" element="Led away" />
    </Routes>
  );
  const at = `${path}?season=S1&quiz=Q1&question=N1${searches[path] ?? ''}`;
  renderScreen(<main>{routes}</main>, { session, documents: documentsOf(cell, session), at });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());

  // The controls of a list are loaded after its rows.
  if (screen.queryByRole('button', { name: 'Sort and filter' }))
    await screen.findByRole('button', { name: 'Status' });

  // What a person may use comes in steps: the season, then what depends on it.
  return waitFor(() => {
    const offered = namesShown(path);
    expect(offered).toEqual(coveredControls(path, cell));
    return offered;
  });
}

/** The names of the enabled controls on the screen, except the free ones. */
function namesShown(path: ConsolePath): string[] {
  const elements = screen.getByRole('main').querySelectorAll<HTMLElement>(usable);
  const names = [...elements].filter((element) => !isInaccessible(element)).map(nameOf);
  const table = controls[path] ?? {};
  const unknown = names.filter((name) => !(name in table));
  if (unknown.length > 0) throw new Error(`Name in the table of controls: ${unknown.join(', ')}`);
  return [...new Set(names)].filter((name) => table[name] !== 'free').sort();
}
