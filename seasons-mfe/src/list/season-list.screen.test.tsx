import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logoutButtonId } from '@console/shared/contract';
import { DataError } from '@console/shared/data';
import { readDrafts } from '@console/shared/drafts';
import {
  chooseStatus,
  admin,
  host,
  manager,
  renderScreen,
  seasonFields,
  sendSavedForms,
  type Documents,
} from '@console/shared/testing';
import { remoteModule } from '../module';
import { SeasonListScreen } from './season-list.screen';

const at = (day: number) => new Date(2026, 0, day, 9, 5);

const seasons = (count: number): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `seasons/S${index}`,
      seasonFields({ season_id: `S${index}`, season: `Season ${index}`, start: at(1 + index) }),
    ]),
  );

const listed = async () =>
  (await screen.findAllByRole('rowheader')).map((name) => name.textContent).filter(Boolean);
const row = async (name: string) => {
  const found = (await screen.findByRole('rowheader', { name })).closest('tr');
  if (!found) throw new Error(`${name} is in no row`);
  return within(found);
};

beforeEach(() => localStorage.clear());

describe('season list', () => {
  it('shows a spinner, then the seasons and their number @2.28', async () => {
    renderScreen(<SeasonListScreen />, { documents: seasons(3) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await listed()).toEqual(['Season 2', 'Season 1', 'Season 0']);
    expect(screen.getByRole('heading', { level: 1, name: 'Seasons' }).parentElement).toHaveTextContent('3');
  });

  it('shows the first page without a count while the others are loading', async () => {
    const { gateway } = renderScreen(<SeasonListScreen />, { documents: seasons(60) });
    const letGo = gateway.holdBack();
    expect(await listed()).toEqual(Array.from({ length: 10 }, (_, index) => `Season ${59 - index}`));
    expect(screen.getByText('rows 1–10. Loading more…')).toBeInTheDocument();
    expect(screen.getByRole('banner')).not.toHaveTextContent(/\d/);
    const first = screen.getByRole('row', { name: /Season 59/ });
    await act(async () => letGo());
    expect(await screen.findByText('rows 1–10 of 60')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toHaveTextContent('60');
    expect(screen.getByRole('row', { name: /Season 59/ })).toBe(first);
  });

  it.each([
    ['san josé', { season: 'Acts', host: 'San\u00a0Jose\u0301' }],
    ['jose', { season: 'José’s brothers' }],
    ['కీర్తనలు', { season: 'కీర్\u200cతనలు' }],
  ])('finds by %j what is stored with other accents, spaces and joiners', async (search, fields) => {
    renderScreen(<SeasonListScreen />, { documents: { ...seasons(3), 'seasons/S9': seasonFields(fields) } });
    await screen.findAllByRole('checkbox');
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste(search);
    await waitFor(async () => expect(await listed()).toEqual([fields.season]));
  });

  it('has all rows on paper', async () => {
    renderScreen(<SeasonListScreen />, { documents: seasons(23) });
    await screen.findByText('rows 1–10 of 23');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(await listed()).toHaveLength(23);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await listed()).toHaveLength(10);
  });

  it.each(['{PageDown}', '{End}', 'd', '{ArrowRight}'])(
    'deactivates nothing by %s after a choice, on the closed control',
    async (key) => {
      const documents = { 'seasons/S0': seasonFields({ season: 'Season 0', status: 'deactivated' }) };
      const { gateway } = renderScreen(<SeasonListScreen />, { documents });
      const control = await screen.findByRole('combobox', { name: 'Status of Season 0' });
      chooseStatus('Status of Season 0', 'active');
      await waitFor(() => expect(gateway.documents()['seasons/S0']).toMatchObject({ status: 'active' }));
      expect(control).toHaveFocus();
      await userEvent.keyboard(key);
      expect(control).toHaveAttribute('aria-expanded', 'false');
      expect(gateway.documents()['seasons/S0']).toMatchObject({ status: 'active' });
    },
  );

  it('searches the first page, and again when the others have loaded', async () => {
    const { gateway } = renderScreen(<SeasonListScreen />, { documents: seasons(60) });
    const letGo = gateway.holdBack();
    await listed();
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('season 50');
    expect(screen.getByText('rows 1–1. Loading more…')).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.paste('season 40');
    expect(screen.getByText('Loading all seasons…')).toBeInTheDocument();
    expect(screen.queryByText('No season found')).not.toBeInTheDocument();
    await act(async () => letGo());
    expect(await screen.findByText('rows 1–1 of 1')).toBeInTheDocument();
  });

  it('has the specified columns in their order @2.29', async () => {
    renderScreen(<SeasonListScreen />, { documents: seasons(1) });
    const titles = (await screen.findAllByRole('columnheader')).map((header) => header.textContent);
    expect(titles).toEqual(['', 'Season', 'Host', 'Email', 'Time', 'Status', 'Discription', 'Actions']);
  });

  it('shows a season with both e-mails and both times @2.30 @3.37', async () => {
    const end = new Date(2026, 1, 3, 18, 30);
    renderScreen(<SeasonListScreen />, { documents: { 'seasons/S1': seasonFields({ start: at(7), end }) } });
    const cells = (await screen.findAllByRole('cell')).map((cell) => cell.textContent);
    expect(cells.slice(1, 4)).toEqual([
      'Grace Church',
      'host@example.orgsecond@example.org',
      '2026-01-07 09:052026-02-03 18:30',
    ]);
    expect(cells[4]).toMatch(/^active/);
    expect(await screen.findByRole('group')).toHaveTextContent('A season on the four gospels');
  });

  it('sorts by latest start, then by name, with no start last', async () => {
    renderScreen(<SeasonListScreen />, {
      documents: {
        'seasons/A': seasonFields({ season: 'Undated', start: null }),
        'seasons/B': seasonFields({ season: 'Zechariah', start: at(2) }),
        'seasons/C': seasonFields({ season: 'Amos', start: at(2) }),
        'seasons/D': seasonFields({ season: 'Genesis', start: at(9) }),
      },
    });
    expect(await listed()).toEqual(['Genesis', 'Amos', 'Zechariah', 'Undated']);
  });

  it("shows another person's change immediately", async () => {
    const { gateway } = renderScreen(<SeasonListScreen />, { documents: seasons(1) });
    expect(await listed()).toEqual(['Season 0']);
    gateway.put('seasons/S0', seasonFields({ season: 'Renamed' }));
    expect(await screen.findByRole('rowheader', { name: 'Renamed' })).toBeInTheDocument();
  });

  it('opens a long description on demand', async () => {
    const description = `The letters of Paul ${'to the churches '.repeat(20)}end`;
    renderScreen(<SeasonListScreen />, {
      documents: { 'seasons/S1': seasonFields({ discription: description }) },
    });
    const group = await screen.findByRole('group');
    expect(group).toHaveTextContent(description);
    expect(group).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText(/^The letters of Paul/));
    expect(group).toHaveAttribute('open');
  });
});

describe('which seasons are listed', () => {
  const documents: Documents = {
    'seasons/A': seasonFields({ season: 'As host', host_email: 'host@example.org' }),
    'seasons/B': seasonFields({
      season: 'As second',
      host_email: 'x@example.org',
      host_additional_email: 'host@example.org',
    }),
    'seasons/C': seasonFields({
      season: 'As both',
      host_email: 'host@example.org',
      host_additional_email: 'host@example.org',
    }),
    'seasons/D': seasonFields({ season: "Manager's", host_email: 'manager@example.org' }),
  };

  it('all for an Admin @2.23 @6.03 @7.01', async () => {
    renderScreen(<SeasonListScreen />, { session: admin(), documents });
    expect(await listed()).toEqual(['As both', 'As host', 'As second', "Manager's"]);
  });

  it('those of either e-mail for a host, each once @2.24 @2.25 @6.10 @7.02', async () => {
    renderScreen(<SeasonListScreen />, { session: host(), documents });
    expect(await listed()).toEqual(['As both', 'As host', 'As second']);
  });

  it('only their own for a Manager, too @2.24 @6.09', async () => {
    renderScreen(<SeasonListScreen />, { session: manager(), documents });
    expect(await listed()).toEqual(["Manager's"]);
  });

  it('updates with both queries @2.25', async () => {
    const { gateway } = renderScreen(<SeasonListScreen />, { session: host(), documents });
    await listed();
    gateway.drop('seasons/A');
    gateway.drop('seasons/B');
    await waitFor(async () => expect(await listed()).toEqual(['As both']));
  });
});

describe('search and pages', () => {
  it('finds names, hosts and e-mails that contain the text, ignoring case @2.26', async () => {
    renderScreen(<SeasonListScreen />, {
      documents: {
        'seasons/A': seasonFields({ season: 'Gospels 2026', host: 'Acts Church' }),
        'seasons/B': seasonFields({ season: 'Acts' }),
        'seasons/C': seasonFields({ season: 'కీర్తనలు' }),
      },
    });
    await listed();
    const box = screen.getByRole('searchbox', { name: 'Search by season name' });
    await userEvent.type(box, 'aCT');
    expect(await listed()).toEqual(['Acts', 'Gospels 2026']);
    await userEvent.clear(box);
    await userEvent.type(box, 'SECOND@');
    expect(await listed()).toHaveLength(3);
    await userEvent.clear(box);
    await userEvent.type(box, 'కీర్త');
    expect(await listed()).toEqual(['కీర్తనలు']);
    await userEvent.clear(box);
    await userEvent.type(box, 'కీర్\u200cత');
    await waitFor(async () => expect(await listed()).toEqual(['కీర్తనలు']));
  });

  it('shows that a search found nothing, and a button to clear it', async () => {
    renderScreen(<SeasonListScreen />, { documents: seasons(2) });
    await userEvent.type(screen.getByRole('searchbox'), 'psalms');
    expect(await screen.findByText('No season name, host or email contains “psalms”.')).toBeInTheDocument();
    expect(screen.queryByText('No Data')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all seasons' }));
    expect(await listed()).toHaveLength(2);
  });

  it('shortens a long search that finds nothing', async () => {
    renderScreen(<SeasonListScreen />, { documents: seasons(2) });
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('x'.repeat(500));
    expect(
      await screen.findByText(`No season name, host or email contains “${'x'.repeat(60)}…”.`),
    ).toBeInTheDocument();
  });

  it('shows ten rows a page, with a numbered pager @2.27 @9.01', async () => {
    const { address } = renderScreen(<SeasonListScreen />, { documents: seasons(23), at: '/seasons' });
    expect(await listed()).toHaveLength(10);
    expect(screen.getByText('rows 1–10 of 23')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await listed()).toEqual(['Season 2', 'Season 1', 'Season 0']);
    expect(address()).toBe('/seasons?page=3');
  });
});

describe('sorting and filtering', () => {
  const documents: Documents = {
    'seasons/A': seasonFields({ season: 'Acts', host: 'Ruth', start: at(1), end: at(2) }),
    'seasons/B': seasonFields({
      season: 'Job',
      host: 'Anna',
      start: at(9),
      end: at(10),
      status: 'deactivated',
    }),
  };
  const header = (name: string) => screen.findByRole('columnheader', { name });

  it('sorts by a column, and in the other direction when its header is pressed again', async () => {
    const { address } = renderScreen(<SeasonListScreen />, { documents, at: '/seasons' });
    expect(await screen.findByRole('button', { name: 'Season' })).toBeVisible();
    expect(await header('Time')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Season' }));
    expect(await listed()).toEqual(['Acts', 'Job']);
    expect(await header('Season')).toHaveAttribute('aria-sort', 'ascending');
    expect(await header('Time')).not.toHaveAttribute('aria-sort');
    await userEvent.click(screen.getByRole('button', { name: 'Season' }));
    expect(await listed()).toEqual(['Job', 'Acts']);
    expect(address()).toBe('/seasons?sort=-season');
  });

  it('shows the seasons of a status and of some days, and all of them again', async () => {
    const { address } = renderScreen(<SeasonListScreen />, { documents, at: '/seasons' });
    await listed();
    const toggle = screen.getByRole('button', { name: 'Sort and filter' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'deactivated');
    expect(await listed()).toEqual(['Job']);
    await userEvent.type(screen.getByLabelText('To'), '2026-01-05');
    expect(await screen.findByText('No seasons match your search and filters.')).toBeVisible();
    expect(address()).toBe('/seasons?status=deactivated&to=2026-01-05');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filters' }));
    expect(await listed()).toEqual(['Job', 'Acts']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Host, ascending');
    expect(address()).toBe('/seasons?sort=host');
  });

  it('opens with the panel when its address filters', async () => {
    renderScreen(<SeasonListScreen />, { documents, at: '/seasons?status=active&sort=broken' });
    expect(await screen.findByLabelText('Status')).toHaveValue('active');
    expect(await listed()).toEqual(['Acts']);
  });

  it('waits for all seasons', async () => {
    const { gateway } = renderScreen(<SeasonListScreen />, {
      documents: seasons(60),
      at: '/seasons?sort=season',
    });
    const letGo = gateway.holdBack();
    expect(await screen.findByText('Loading all seasons…')).toBeVisible();
    await act(async () => letGo());
    expect((await listed())[9]).toBe('Season 9');
  });
});

describe('the dates in the row', () => {
  const dates = { start: at(1), end: at(20) };
  const documents: Documents = { 'seasons/A': seasonFields({ season: 'Acts', discription: '', ...dates }) };

  it('are changed without the form, and without its other fields', async () => {
    const { gateway } = renderScreen(<SeasonListScreen />, { session: admin(), documents });
    const name = '2026-01-01 09:05, 2026-01-20 09:05, Change dates of Acts';
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change dates of Acts' }));
    fireEvent.change(dialog.getByLabelText('End Time'), { target: { value: '2026-01-21T09:05' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Season Acts updated successfully')).toBeVisible();
    const stored = { season_id: 'A', season: 'Acts', discription: '', ...dates, end: at(21) };
    expect(gateway.documents()['seasons/A']).toEqual(seasonFields(stored));
  });

  it('are not changed by a host', async () => {
    renderScreen(<SeasonListScreen />, { session: host(), documents });
    await screen.findByRole('button', { name: 'Status' });
    expect(screen.queryByRole('button', { name: /Change dates/ })).not.toBeInTheDocument();
  });
});

describe('the status in the row', () => {
  const documents: Documents = { 'seasons/A': seasonFields({ season: 'Acts', status: 'active' }) };
  const statusMenu = () => screen.findByRole('combobox', { name: 'Status of Acts' });

  it('is stored when it is chosen, and a notice confirms it', async () => {
    const { gateway } = renderScreen(<SeasonListScreen />, { session: admin(), documents });
    await statusMenu();
    chooseStatus('Status of Acts', 'deactivated');
    expect(await screen.findByText('“Acts” is now deactivated.')).toBeVisible();
    expect(gateway.documents()['seasons/A']).toMatchObject({ status: 'deactivated', season: 'Acts' });
  });

  it('comes back when it is refused, and a notice says why', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = renderScreen(<SeasonListScreen />, { session: admin(), documents });
    const menu = await statusMenu();
    gateway.breakDown('denied');
    chooseStatus('Status of Acts', 'deactivated');
    expect(await screen.findByText(/“Acts” was not set to deactivated. The database refused/)).toBeVisible();
    expect(menu).toHaveTextContent('active');
  });

  it('waits in the drafts while the database cannot be reached, and is sent by the console', async () => {
    const { gateway } = renderScreen(<SeasonListScreen />, { session: admin(), documents });
    const menu = await statusMenu();
    gateway.breakDown('unavailable');
    chooseStatus('Status of Acts', 'deactivated');
    expect(await screen.findByText(/“Acts” isn’t deactivated yet. The change is in Drafts/)).toBeVisible();
    expect(menu).toHaveTextContent('active');
    expect(await readDrafts()).toMatchObject([
      { text: 'Status: deactivated', address: '/update-season?season=A' },
    ]);
    act(() => gateway.heal());
    const [toast] = await sendSavedForms(remoteModule, { gateway, session: admin() });
    expect(toast?.message).toBe('Season Acts updated successfully');
    expect(gateway.documents()['seasons/A']).toMatchObject({ status: 'deactivated', season: 'Acts' });
    expect(await readDrafts()).toEqual([]);
  });

  it('is no menu for a host', async () => {
    renderScreen(<SeasonListScreen />, { session: host(), documents });
    await screen.findByRole('button', { name: 'Status' });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('several selected seasons', () => {
  it('get a status together; one that fails is named and stays selected', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = renderScreen(<SeasonListScreen />, { session: admin(), documents: seasons(12) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText(/^10 seasons selected. /)).toBeInTheDocument();
    // As in the bar of questions: what else to select, then what to do.
    const all = screen.getByRole('button', { name: 'Select all 12' });
    const bar = within(screen.getByRole('region', { name: 'Selected seasons' }));
    const change = bar.getByRole('combobox', { name: 'Change status' });
    expect(all.compareDocumentPosition(change)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(all);
    const { transact } = gateway;
    gateway.transact = (work) =>
      transact((transaction) =>
        work({
          ...transaction,
          get: (path) =>
            path === 'seasons/S3' ? Promise.reject(new DataError('denied', path)) : transaction.get(path),
        }),
      );
    chooseStatus('Change status', 'deactivated');
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent(/Not set to deactivated:\s*Season 3: The database refused this/);
    expect(await screen.findByText('11 seasons are now deactivated.')).toBeVisible();
    expect(screen.getByText('1 season selected')).toBeVisible();
    const statuses = Object.values(gateway.documents()).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'deactivated')).toHaveLength(11);
  });

  it('can be cleared, which gives the focus to the list', async () => {
    renderScreen(<SeasonListScreen />, { session: admin(), documents: seasons(2) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Season 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected seasons' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });
});

describe('without seasons', () => {
  it('shows “No Data” and whom to write to @2.31 @2.32 @8.05', async () => {
    renderScreen(<SeasonListScreen />, { session: host() });
    expect(await screen.findByRole('heading', { name: 'No Data' })).toBeInTheDocument();
    expect(screen.getByText(/for account access or to create seasons/)).toHaveTextContent(
      'Please contact support@example.org for account access or to create seasons.',
    );
    expect(screen.getByRole('link', { name: 'support@example.org' })).toHaveAttribute(
      'href',
      'mailto:support@example.org',
    );
  });

  it('says who is signed in, and offers another account by the button of the bar', async () => {
    const logout = document.createElement('button');
    logout.id = logoutButtonId;
    const pressed = jest.fn();
    logout.addEventListener('click', pressed);
    document.body.append(logout);
    renderScreen(<SeasonListScreen />, { session: host() });
    expect(await screen.findByText('You are signed in as host@example.org.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    logout.remove();
  });

  it('shows the same when there is nothing to search in', async () => {
    renderScreen(<SeasonListScreen />);
    await userEvent.type(screen.getByRole('searchbox'), 'acts');
    expect(await screen.findByRole('heading', { name: 'No Data' })).toBeInTheDocument();
  });

  it('shows that they could not be loaded, and loads them on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = renderScreen(<SeasonListScreen />, { session: host(), documents: seasons(2) });
    gateway.breakDown('unavailable');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load the seasons');
    expect(alert).toHaveTextContent('Couldn’t reach the database');
    gateway.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await listed()).toHaveLength(2);
  });
});

describe('documents with malformed fields of another client', () => {
  it('are shown with the fields they have', async () => {
    renderScreen(<SeasonListScreen />, {
      documents: {
        'seasons/A': {},
        'seasons/B': seasonFields({
          season: 42,
          start: 'soon',
          end: true,
          status: 'archived by the organisers',
        }),
        'seasons/C': seasonFields({ season: '<b>Acts</b>', host: null, start: '2026-01-08T09:00' }),
      },
    });
    expect(await listed()).toEqual(['<b>Acts</b>', 'Unnamed season', '42']);
    expect((await row('42')).getByText('archived by the…')).toBeInTheDocument();
    expect((await row('42')).getByText('no start')).toBeInTheDocument();
    expect((await row('<b>Acts</b>')).getByText('2026-01-08 09:00')).toBeInTheDocument();
    expect((await row('Unnamed season')).getAllByText('no status')[0]).toBeInTheDocument();
  });
});
