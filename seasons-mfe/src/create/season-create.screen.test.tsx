import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, enterPartOfDate, manager, renderScreen, type RenderedScreen } from '@console/shared/testing';
import { SeasonCreateScreen } from './season-create.screen';

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create Season' }));

function fill() {
  type('Season', ' Gospels 2027 ');
  type('Host', 'Grace Church');
  type('Host Additional Email', 'second@example.org');
  type('Start Time', '2027-01-10T09:00');
  type('End Time', '2027-02-10T18:30');
  type('Description', 'Matthew to John\nin Telugu');
}

const onlyId = ({ gateway }: RenderedScreen) => {
  const [path = '', ...others] = Object.keys(gateway.documents());
  expect(others).toEqual([]);
  return path.replace('seasons/', '');
};

beforeEach(() => localStorage.clear());

describe('create-season', () => {
  it('shows the specified fields in their order @2.49', () => {
    renderScreen(<SeasonCreateScreen />);
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels).toEqual([
      'Season',
      'Host',
      'Host Email',
      'Host Additional Email',
      'Start Time',
      'End Time',
      'Description',
    ]);
  });

  it('starts in its first field when opened by mouse, not on touch screens', () => {
    renderScreen(<SeasonCreateScreen />);
    expect(field('Season')).not.toHaveFocus();
    cleanup();
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(matchMedia(query), query === '(hover: hover)' && { matches: true }),
      );
    renderScreen(<SeasonCreateScreen />);
    expect(field('Season')).toHaveFocus();
  });

  it('names what is missing of half a date, also in the draft', async () => {
    const missing = /This date is incomplete/;
    renderScreen(<SeasonCreateScreen />);
    fill();
    enterPartOfDate(field('Start Time'));
    await submit();
    expect(field('Start Time')).toHaveAccessibleDescription(missing);
    cleanup();
    renderScreen(<SeasonCreateScreen />);
    expect(await screen.findByDisplayValue('Grace Church')).toBeVisible();
    expect(field('Start Time')).toHaveAccessibleDescription(missing);
  });

  it.each(['Start Time', 'End Time'])('has a date and a time of day for %s @2.50', (label) => {
    renderScreen(<SeasonCreateScreen />);
    expect(field(label)).toHaveAttribute('type', 'datetime-local');
  });

  it('stores the season with the specified fields, active, with its id inside @3.01 @3.02 @3.04 @4.01 @7.03 @9.05', async () => {
    const rendered = renderScreen(<SeasonCreateScreen />, { session: admin() });
    fill();
    type('Host Email', 'grace@example.org');
    await submit();
    await waitFor(() => expect(rendered.address()).toMatch(/^\/home/));

    const id = onlyId(rendered);
    expect(id).toMatch(/^[0-9]{13}[A-Za-z0-9]{7}$/);
    expect(Math.abs(Date.now() - Number(id.slice(0, 13)))).toBeLessThan(60_000);
    expect(rendered.gateway.documents()[`seasons/${id}`]).toEqual({
      season_id: id,
      season: 'Gospels 2027',
      host: 'Grace Church',
      host_email: 'grace@example.org',
      host_additional_email: 'second@example.org',
      discription: 'Matthew to John\nin Telugu',
      start: new Date('2027-01-10T09:00'),
      end: new Date('2027-02-10T18:30'),
      status: 'active',
    });
  });

  it('opens the quizzes of the new season, selects it and shows a toast @2.53', async () => {
    const rendered = renderScreen(<SeasonCreateScreen />);
    fill();
    type('Season', 'Letters of Paul');
    type('Host Email', 'grace@example.org');
    await submit();
    await waitFor(() => expect(rendered.address()).toBe(`/home?season=${onlyId(rendered)}`));
    expect(rendered.store.getState().selection.seasonId).toBe(onlyId(rendered));
    expect(await screen.findByText('Season Letters of Paul created successfully')).toBeInTheDocument();
  });

  it('lets an Admin enter the host e-mail @2.52 @6.05', () => {
    renderScreen(<SeasonCreateScreen />, { session: admin() });
    expect(field('Host Email')).toBeEnabled();
    expect(field('Host Email')).toHaveValue('');
  });

  it("fills in and locks a Manager's own e-mail, explains why, and stores it @2.51 @2.52 @6.08 @6.14", async () => {
    const rendered = renderScreen(<SeasonCreateScreen />, { session: manager() });
    expect(field('Host Email')).toBeDisabled();
    expect(field('Host Email')).toHaveValue('manager@example.org');
    expect(field('Host Email')).toHaveAccessibleDescription('Only an Admin can change the host email.');
    fill();
    await submit();
    await waitFor(() => expect(rendered.address()).toMatch(/^\/home/));
    expect(rendered.gateway.documents()[`seasons/${onlyId(rendered)}`]).toMatchObject({
      host_email: 'manager@example.org',
    });
  });

  it('stores e-mails in lower case, as sign-ins have them', async () => {
    const rendered = renderScreen(<SeasonCreateScreen />, { session: admin() });
    fill();
    fireEvent.change(field('Host Email'), { target: { value: ' Ruth@Example.org ' } });
    fireEvent.change(field('Host Additional Email'), { target: { value: 'Boaz@Example.ORG' } });
    await submit();
    await waitFor(() => expect(rendered.address()).toMatch(/^\/home/));
    expect(rendered.gateway.documents()[`seasons/${onlyId(rendered)}`]).toMatchObject({
      host_email: 'ruth@example.org',
      host_additional_email: 'boaz@example.org',
    });
  });
});

describe('a new season that is not stored', () => {
  it('shows “Please all fields”, marks each empty one and focuses the first @5.05 @5.07 @8.01', async () => {
    const { gateway } = renderScreen(<SeasonCreateScreen />);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please all fields');
    expect(screen.getAllByText('Fill in this field')).toHaveLength(7);
    expect(field('Season')).toHaveFocus();
    expect(gateway.documents()).toEqual({});
  });

  it('marks an end that is not after the start', async () => {
    const { gateway } = renderScreen(<SeasonCreateScreen />, { session: manager() });
    fill();
    type('End Time', '2027-01-10T09:00');
    await submit();
    await waitFor(() =>
      expect(field('End Time')).toHaveAccessibleDescription(/The end must be after the start$/),
    );
    expect(field('End Time')).toHaveFocus();
    expect(screen.queryByText('Please all fields')).not.toBeInTheDocument();
    expect(gateway.documents()).toEqual({});
  });

  it('keeps the input when the database is unavailable, says that it waits, and stores it once on Retry @8.10 @8.12', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const rendered = renderScreen(<SeasonCreateScreen />, { session: manager(), at: '/create-season' });
    fill();
    rendered.gateway.breakDown('unavailable');
    await submit();
    expect(await screen.findByText(/^Not saved yet. Your changes are on this device/)).toBeVisible();
    expect(logged).toHaveBeenCalledWith('A form could not be saved', expect.anything());
    expect(field('Host')).toHaveValue('Grace Church');
    expect(rendered.address()).toBe('/create-season');

    rendered.gateway.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rendered.address()).toBe(`/home?season=${onlyId(rendered)}`));
  });

  it('asks for the right date when the database refuses it, and stores it with that date on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const clock = jest.spyOn(Date, 'now').mockReturnValue(new Date('2031-01-01T00:00:00Z').getTime());
    const rendered = renderScreen(<SeasonCreateScreen />, { session: manager() });
    fill();
    rendered.gateway.breakDown('denied');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'If the date on this device is wrong, fix it, then select Retry.',
    );

    clock.mockRestore();
    rendered.gateway.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rendered.address()).toMatch(/^\/home/));
    expect(Math.abs(Date.now() - Number(onlyId(rendered).slice(0, 13)))).toBeLessThan(60_000);
    expect(rendered.gateway.documents()[`seasons/${onlyId(rendered)}`]).toMatchObject({
      host: 'Grace Church',
    });
  });

  it.each([
    ['at once', 0],
    ['two days later', 172_800_000],
  ])(
    'creates one season when only the response to the first attempt was lost: Retry %s @7.03',
    async (_when, ms) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const rendered = renderScreen(<SeasonCreateScreen />, { session: manager() });
      const { transact } = rendered.gateway;
      rendered.gateway.transact = async (work) => {
        await transact(work);
        rendered.gateway.transact = transact;
        throw new Error('The answer was lost');
      };
      fill();
      await submit();
      await screen.findByRole('alert');
      const now = Date.now();
      jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
      type('Host', 'Hope Church');
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(rendered.address()).toMatch(/^\/home/));
      expect(rendered.gateway.documents()[`seasons/${onlyId(rendered)}`]).toMatchObject({
        host: 'Hope Church',
      });
    },
  );
});
