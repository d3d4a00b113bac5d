import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeZone } from '@console/shared/config';
import { renderScreen } from '@console/shared/testing';
import { MomentText } from './moment-text';
import { ZoneNote } from './zone-note';

const moment = Date.UTC(2026, 10, 21, 0, 30);

const render = () =>
  renderScreen(
    <>
      <MomentText moment={moment} />
      <ZoneNote />
    </>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  setTimeZone();
  sessionStorage.clear();
});

describe('a date of the contest', () => {
  it('is shown in the contest’s time zone, which is named', async () => {
    render();
    const shown = await screen.findByText('2026-11-21 06:00');
    expect(shown).toHaveAttribute('datetime', '2026-11-21T00:30:00.000Z');
    expect(shown).not.toHaveAttribute('title');
    expect(screen.getByText('Times are in India Standard Time (GMT+5:30).')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps the time of a device elsewhere apart in a line', () => {
    setTimeZone('Europe/London');
    renderScreen(<MomentText moment={moment} isInLine />);
    expect(screen.getByText(/00:30/)).toHaveTextContent('2026-11-21 00:30 (06:00 here)');
  });

  it('has the time of a device elsewhere where a mouse points, and in a line of its own if that is chosen', async () => {
    setTimeZone('Europe/London');
    render();
    const shown = await screen.findByTitle('06:00 here');
    expect(shown).toHaveTextContent(/^2026-11-21 00:30/);
    expect(screen.getByText('06:00 here')).not.toBeVisible();
    await press('Show the times of this device');
    expect(screen.getByText('06:00 here')).toBeVisible();
    await press('Hide the times of this device');
    expect(screen.getByText('06:00 here')).not.toBeVisible();
  });

  it('has the day of a device elsewhere where that has another one', async () => {
    setTimeZone('America/New_York');
    render();
    await press('Show the times of this device');
    expect(await screen.findByText('2026-11-20 19:30')).toBeVisible();
    expect(screen.getByText('2026-11-21 06:00 here')).toBeVisible();
  });

  it('keeps the choice for the tab', async () => {
    setTimeZone('Europe/London');
    sessionStorage.setItem('device-times', 'on');
    render();
    expect(await screen.findByText('06:00 here')).toBeVisible();
  });

  it('is shown where the browser refuses storage', async () => {
    setTimeZone('Europe/London');
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    render();
    expect(await screen.findByTitle('06:00 here')).toBeVisible();
  });
});
