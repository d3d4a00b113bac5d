import { createMemoryGateway, gatewayConformance } from '@console/shared/testing';

describe('the in-memory gateway', () => {
  it.each(gatewayConformance.map((each) => [each.promise, each] as const))(
    '%s',
    async (_promise, { run }) => {
      await run(createMemoryGateway(), 'conformance/run');
    },
  );
});
