import { screen } from '@testing-library/react';
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

afterEach(() => setTimeZone());

describe('a date of the contest', () => {
  it('is shown with the time alone of a device elsewhere where that has the same day', async () => {
    setTimeZone('Europe/London');
    render();
    expect(await screen.findByText('2026-11-21 00:30')).toBeVisible();
    expect(screen.getByText('06:00 here')).toBeVisible();
  });

  it('is shown in the contest’s time zone, which is named', async () => {
    render();
    expect(await screen.findByText('2026-11-21 06:00')).toHaveAttribute(
      'datetime',
      '2026-11-21T00:30:00.000Z',
    );
    expect(screen.getByText('Times are in India Standard Time (GMT+5:30).')).toBeVisible();
    expect(screen.queryByText(/here/)).not.toBeInTheDocument();
  });

  it('keeps the time of a device elsewhere apart in a line', () => {
    setTimeZone('Europe/London');
    renderScreen(<MomentText moment={moment} isInLine />);
    expect(screen.getByText(/00:30/)).toHaveTextContent('2026-11-21 00:30 (06:00 here)');
  });

  it('is shown with the time of a device elsewhere', async () => {
    setTimeZone('America/New_York');
    render();
    expect(await screen.findByText('2026-11-20 19:30')).toBeVisible();
    expect(screen.getByText('2026-11-21 06:00 here')).toBeVisible();
    expect(screen.getByText(/“Here” is your device’s time\.$/)).toBeVisible();
  });
});
