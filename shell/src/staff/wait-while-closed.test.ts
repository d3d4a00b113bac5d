import { DataError, type DataGateway } from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import { createMemoryGateway, host } from '@console/shared/testing';
import { waitWhileClosed } from './wait-while-closed';

const save = ({ transact }: DataGateway) =>
  transact(({ merge }) => merge('seasons/S1', { season: 'Gospels' }));

beforeEach(() => {
  localStorage.clear();
  storeSession(host());
});

describe('a save that the database refuses', () => {
  it('waits where the database is closed, and its message is for the operator', async () => {
    const gateway = createMemoryGateway();
    gateway.breakDown('denied');
    await expect(save(waitWhileClosed(gateway))).rejects.toMatchObject({
      kind: 'unavailable',
      readAs: 'notSetUp',
    });
    gateway.heal();
    await save(waitWhileClosed(gateway));
    expect(gateway.documents()).toEqual({ 'seasons/S1': { season: 'Gospels' } });
  });

  it('is refused where the person may read their own role', async () => {
    const gateway = createMemoryGateway();
    const work = () => Promise.reject(new DataError('denied', 'The quiz has begun'));
    await expect(waitWhileClosed(gateway).transact(work)).rejects.toMatchObject({ kind: 'denied' });
  });

  it('is refused where nobody is signed in, whose role could be asked for', async () => {
    localStorage.clear();
    const gateway = createMemoryGateway();
    gateway.breakDown('denied');
    await expect(save(waitWhileClosed(gateway))).rejects.toMatchObject({ kind: 'denied' });
  });
});

it('other failures are what they were', async () => {
  const gateway = createMemoryGateway();
  gateway.breakDown('invalid');
  await expect(save(waitWhileClosed(gateway))).rejects.toMatchObject({ kind: 'invalid', readAs: 'invalid' });
});
