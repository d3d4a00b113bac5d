import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seasonOpened } from '@console/shared/selection';
import { admin, renderScreen, seasonFields, type Documents } from '@console/shared/testing';
import { SeasonItems } from '../palette-items';
import { SeasonListScreen } from './season-list.screen';

const count = 600;
const start = (index: number) => new Date(2020, 0, 1 + index, 9);
const seasons = (): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `seasons/S${index}`,
      seasonFields({
        season: index === 0 ? 'The first season' : `Season ${index}`,
        start: start(index),
        host: `Church ${index % 3}`,
      }),
    ]),
  );

/** Opens the list of an Admin, and waits for its controls. */
async function open(address = '/seasons') {
  const rendered = renderScreen(<SeasonListScreen />, {
    session: admin(),
    documents: seasons(),
    at: address,
  });
  await screen.findByRole('button', { name: 'Season' });
  await screen.findByText(/ of 600$/);
  return rendered;
}

const names = () => screen.queryAllByRole('rowheader').map((name) => name.textContent);
const from = (first: number) => Array.from({ length: 10 }, (_, index) => `Season ${first - index}`);
const search = () => screen.getByRole('searchbox');

beforeEach(() => localStorage.clear());

describe('a long list of seasons', () => {
  it('has its number and all pages from the start, with the rows of the first page only', async () => {
    await open();
    expect(names()).toEqual(from(599));
    expect(screen.getByRole('heading', { level: 1, name: 'Seasons' }).parentElement).toHaveTextContent('600');
    expect(screen.getByRole('button', { name: 'Page 60' })).toBeVisible();
  });

  it('loads the page that a person turns to, and follows it', async () => {
    const { gateway } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(names()).toEqual(from(589)));
    expect(screen.getByText('rows 11–20 of 600')).toBeVisible();
    act(() => gateway.put('seasons/S585', seasonFields({ season: 'Renamed', start: start(585) })));
    expect(await screen.findByRole('rowheader', { name: 'Renamed' })).toBeVisible();
  });

  it('says which rows a page has while they load', async () => {
    const { gateway } = await open();
    const letGo = gateway.holdBack();
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(screen.getByText('rows 11–20 of 600')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    await act(async () => letGo());
    await waitFor(() => expect(names()).toEqual(from(589)));
  });

  it('is counted again when a season is added to the first page, but not when one changes', async () => {
    const { gateway } = await open();
    const count = jest.spyOn(gateway, 'count');
    act(() => gateway.put('seasons/S599', seasonFields({ season: 'Renamed', start: start(599) })));
    await screen.findByRole('rowheader', { name: 'Renamed' });
    expect(count).not.toHaveBeenCalled();
    act(() => gateway.put('seasons/new', seasonFields({ season: 'Added', start: start(700) })));
    expect(await screen.findByText('rows 1–10 of 601')).toBeVisible();
    expect(names()[0]).toBe('Added');
  });

  it('is counted again when seasons of the loaded pages are deleted', async () => {
    const { gateway } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(names()).toEqual(from(589)));
    act(() => gateway.drop('seasons/S588'));
    expect(await screen.findByText('rows 11–20 of 599')).toBeVisible();
  });

  it('has each season once on its pages, also where many have the same start', async () => {
    const tied = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `seasons/T${index}`,
        seasonFields({ season: `Tied ${(index * 7) % 30}`, start: start(900) }),
      ]),
    );
    renderScreen(<SeasonListScreen />, { session: admin(), documents: { ...seasons(), ...tied } });
    await screen.findByText(/ of 630$/);
    const found = names();
    for (const page of [2, 3]) {
      await userEvent.click(screen.getByRole('button', { name: `Page ${page}` }));
      await screen.findByText(`rows ${page - 1}1–${page}0 of 630`);
      await waitFor(() => expect(names()).toHaveLength(10));
      found.push(...names());
    }
    expect(new Set(found).size).toBe(30);
  });

  it('has all seasons also where most have no start', async () => {
    const undated: Documents = {};
    for (let index = 0; index < 500; index += 1) {
      const { start: _start, ...fields } = seasonFields({ season: `Undated ${index}` });
      undated[`seasons/U${index}`] = index < 20 ? { ...fields, start: start(index) } : fields;
    }
    renderScreen(<SeasonListScreen />, { session: admin(), documents: undated, at: '/seasons?page=3' });
    await screen.findByText('rows 21–30 of 500');
    await waitFor(() => expect(names()).toHaveLength(10));
  });

  it('has its last page, also with a season that has no start', async () => {
    const { gateway } = await open();
    act(() => gateway.put('seasons/S0', seasonFields({ season: 'Undated', start: null })));
    await userEvent.click(screen.getByRole('button', { name: 'Page 60' }));
    await waitFor(() => expect(names().at(-1)).toBe('Undated'));
  });

  it('finds any season, sorts and filters by loading all', async () => {
    await open();
    await userEvent.type(search(), 'first');
    await waitFor(() => expect(names()).toEqual(['The first season']));
    await userEvent.clear(search());
    await userEvent.click(screen.getByRole('button', { name: 'Season' }));
    await waitFor(() => expect(names()[0]).toBe('Season 1'));
  });

  it('opens with the page of its address', async () => {
    await open('/seasons?page=2');
    await waitFor(() => expect(names()).toEqual(from(589)));
  });

  it('opens with the search and the order of its address', async () => {
    renderScreen(<SeasonListScreen />, { documents: seasons(), at: '/seasons?search=season+17&sort=season' });
    await waitFor(() => expect(names()[0]).toBe('Season 17'));
  });

  it('says while all rows load, and stops on request', async () => {
    const { gateway } = await open();
    const letGo = gateway.holdBack();
    await userEvent.type(search(), 'season 7');
    expect(await screen.findByText('Loading all seasons…')).toBeInTheDocument();
    await userEvent.clear(search());
    await userEvent.type(search(), 'season 59');
    expect(await screen.findByText('Loading all 600 rows…')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(search()).toHaveValue('');
    expect(names()).toEqual(from(599));
    await act(async () => letGo());
    expect(screen.getByText('rows 1–10 of 600')).toBeVisible();
    expect(screen.queryByText('Loading all 600 rows…')).not.toBeInTheDocument();
  });

  it('offers to select all rows only where all are loaded', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Season 599' }));
    expect(screen.getByText('1 season selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).not.toBeInTheDocument();
    await userEvent.type(search(), 'church 2');
    expect(await screen.findByRole('button', { name: /^Select all \d/ })).toBeVisible();
  });

  it('leads back to a season that it has not loaded', async () => {
    const { gateway, store } = await open();
    await gateway.list({ collection: 'seasons' });
    act(() => void store.dispatch(seasonOpened('S3')));
    expect(await screen.findByRole('link', { name: 'Continue: Season 3' })).toBeVisible();
  });

  it('is found as a whole in the command palette', async () => {
    renderScreen(<SeasonItems>{({ items }) => <p>{items.length} items</p>}</SeasonItems>, {
      session: admin(),
      documents: seasons(),
    });
    expect(await screen.findByText('600 items')).toBeVisible();
  });
});
