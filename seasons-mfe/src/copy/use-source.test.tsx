import { Activity, useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError } from '@console/shared/data';
import { quizFields, renderScreen, seasonFields } from '@console/shared/testing';
import { useSource } from './use-source';

function Shown() {
  const { source, failure } = useSource('S1');
  return <p>{failure ?? (source ? 'It was read' : 'Loading…')}</p>;
}

/** As the screen is hidden while the person has no access. */
function WithAccess() {
  const [isAllowed, setAllowed] = useState(false);
  return (
    <>
      <button onClick={() => setAllowed(!isAllowed)}>Change access</button>
      <Activity mode={isAllowed ? 'visible' : 'hidden'}>
        <Shown />
      </Activity>
    </>
  );
}

it('what was refused when the access ended is read when it has come back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { gateway } = renderScreen(<WithAccess />, {
    documents: { 'seasons/S1': seasonFields(), 'seasons/S1/quizzes/Q1': quizFields() },
  });
  const denied = jest.spyOn(gateway, 'list').mockRejectedValue(new DataError('denied', 'Refused'));
  const change = () => userEvent.click(screen.getByRole('button'));
  await change();
  expect(await screen.findByText(/^The database refused this/)).toBeVisible();
  await change();
  denied.mockRestore();
  await change();
  expect(await screen.findByText('It was read')).toBeVisible();
});
