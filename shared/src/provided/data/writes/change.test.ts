import { createDocument, newId } from '@console/shared/data';
import { createMemoryGateway } from '@console/shared/testing';

describe('storing a new document', () => {
  it('never overwrites an existing document', async () => {
    const gateway = createMemoryGateway({ 'seasons/S1': { season: 'Kept' } });
    await expect(createDocument(gateway, 'seasons/S1', { season: 'New' })).rejects.toMatchObject({
      kind: 'exists',
    });
    expect(gateway.documents()['seasons/S1']).toEqual({ season: 'Kept' });
  });

  it('has a unique id of twenty letters and digits', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});
