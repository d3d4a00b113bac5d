import { createMemoryGateway, gatewayConformance } from '@console/shared/testing';
import { withOpenDocument } from './with-open-document';

const path = 'user_permissions/u1';
const observer = () => ({ next: jest.fn(), failed: jest.fn() });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a gateway with an open document', () => {
  it.each(gatewayConformance.map((each) => [each.promise, each] as const))(
    '%s',
    async (_promise, { run }) => {
      await run(withOpenDocument(createMemoryGateway(), 'conformance/run'), 'conformance/run');
    },
  );

  it('hands its subscription over to the first subscriber', async () => {
    const server = createMemoryGateway({ [path]: { role: 'Admin' } });
    const watched = jest.spyOn(server, 'watchDocument');
    const gateway = withOpenDocument(server, path);
    await settled();
    const [first, second] = [observer(), observer()];
    const stop = gateway.watchDocument(path, first);
    expect(first.next).not.toHaveBeenCalled();
    await settled();
    expect(first.next).toHaveBeenCalledTimes(1);
    expect(watched).toHaveBeenCalledTimes(1);
    gateway.watchDocument(path, second);
    expect(watched).toHaveBeenCalledTimes(2);
    stop();
    server.put(path, { role: 'Manager' });
    await settled();
    expect(first.next).toHaveBeenCalledTimes(1);
    expect(second.next).toHaveBeenLastCalledWith(expect.objectContaining({ fields: { role: 'Manager' } }));
  });

  it('tells the first subscriber that it has failed', async () => {
    const server = createMemoryGateway();
    server.breakDown('denied');
    const gateway = withOpenDocument(server, path);
    await settled();
    const first = observer();
    gateway.watchDocument(path, first);
    await settled();
    expect(first.failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'denied' }));
  });

  it('does not notify a subscriber that has left', async () => {
    const gateway = withOpenDocument(createMemoryGateway({ [path]: {} }), path);
    await settled();
    const first = observer();
    gateway.watchDocument(path, first)();
    await settled();
    expect(first.next).not.toHaveBeenCalled();
  });
});
