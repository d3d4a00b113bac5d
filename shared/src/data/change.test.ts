import { changeDocument, createDocument, newId } from '@console/shared/data';
import { createMemoryGateway } from '@console/shared/testing';

describe('saving', () => {
  it('sends only what the person changed, so that another edit of another field stays', async () => {
    const at = new Date(5);
    const gateway = createMemoryGateway({ 'seasons/S1': { season: 'Old', host: 'A', start: at } });
    gateway.put('seasons/S1', { season: 'Old', host: 'Changed meanwhile', start: at });
    const opened = { season: 'Old', host: 'A', start: new Date(5) };
    await changeDocument(gateway, 'seasons/S1', opened, { ...opened, season: 'New', start: new Date(5) });
    expect(gateway.documents()['seasons/S1']).toEqual({
      season: 'New',
      host: 'Changed meanwhile',
      start: at,
    });
  });

  it('asks nothing of the database when nothing was changed', async () => {
    const gateway = createMemoryGateway({});
    gateway.breakDown('unavailable');
    await expect(changeDocument(gateway, 'seasons/S1', { a: 1 }, { a: 1 })).resolves.toBeUndefined();
  });

  it('never overwrites what exists when it creates', async () => {
    const gateway = createMemoryGateway({ 'seasons/S1': { season: 'Kept' } });
    await expect(createDocument(gateway, 'seasons/S1', { season: 'New' })).rejects.toMatchObject({
      kind: 'exists',
    });
    expect(gateway.documents()['seasons/S1']).toEqual({ season: 'Kept' });
  });

  it('takes ids of twenty letters and digits, never the same twice', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});
