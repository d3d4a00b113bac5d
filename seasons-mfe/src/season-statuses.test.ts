import { seasonFromDocument } from '@console/shared/data';
import { admin, createMemoryGateway, givenWaitingSave, seasonFields } from '@console/shared/testing';
import { setSeasonStatuses } from './season.writes';

const fields = { S1: seasonFields(), S2: seasonFields() };

describe('statuses of several seasons', () => {
  it('are not set where something saved before is still to be sent', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await givenWaitingSave(admin());
    const gateway = createMemoryGateway({ 'seasons/S1': fields.S1, 'seasons/S2': fields.S2 });
    const seasons = (['S1', 'S2'] as const).map((id) =>
      seasonFromDocument({ id, path: `seasons/${id}`, fields: fields[id] }),
    );
    const { failed } = await setSeasonStatuses(gateway, seasons, 'Finished', () => undefined);
    expect(failed.map(({ item, reason }) => [item.id, reason])).toEqual([
      ['S1', 'Your earlier changes are in Drafts, waiting to be saved. Try again when they’re saved.'],
    ]);
    expect(gateway.documents()['seasons/S1']).toEqual(fields.S1);
    expect(gateway.documents()['seasons/S2']).toMatchObject({ status: 'Finished' });
  });
});
