import { createDocument, newId, storeNewDocument } from '@console/shared/data';
import { createMemoryGateway } from '@console/shared/testing';

describe('storing a new document', () => {
  it('never overwrites what exists when it creates', async () => {
    const gateway = createMemoryGateway({ 'seasons/S1': { season: 'Kept' } });
    await expect(createDocument(gateway, 'seasons/S1', { season: 'New' })).rejects.toMatchObject({
      kind: 'exists',
    });
    expect(gateway.documents()['seasons/S1']).toEqual({ season: 'Kept' });
  });

  it('takes what the form holds at last when an earlier try had arrived', async () => {
    const gateway = createMemoryGateway();
    await storeNewDocument(gateway, 'seasons/S1', { season: 'First', host: 'A' });
    await storeNewDocument(gateway, 'seasons/S1', { season: 'Second', host: 'A' });
    expect(gateway.documents()).toEqual({ 'seasons/S1': { season: 'Second', host: 'A' } });
  });

  it('takes ids of twenty letters and digits, never the same twice', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});
