import { waitFor } from '@testing-library/react';
import { testConfig } from '@console/shared/testing';
import { requestConfigEarly } from '../boot/config-response';
import { openEarlyGateway, takeEarlyGateway } from './early-gateway';
import { createStaffRuntime } from './create-staff-runtime';

/** What was started, in order. */
const mockStarted: string[] = [];
let mockAppCheckStarts: () => void = () => undefined;

jest.mock('@console/shared/firebase/auth', () => ({
  async startAppCheck({ appCheckSiteKey = 'none' }: { appCheckSiteKey?: string }) {
    mockStarted.push(`App Check with key ${appCheckSiteKey}`);
    await new Promise<void>((resolve) => (mockAppCheckStarts = resolve));
    mockStarted.push('App Check is there');
  },
  firebaseAuth: () => mockStarted.push('Auth'),
  createAuthenticator: () => mockStarted.push('Auth'),
}));
jest.mock('./connect', () => ({ connect: async () => mockStarted.push('Firestore') }));

const config = { ...testConfig, appCheckSiteKey: 'site-key' };
const appCheckIsStarted = () => waitFor(() => expect(mockStarted).toEqual(['App Check with key site-key']));

describe('App Check is started before anything that sends its tokens', () => {
  beforeEach(() => mockStarted.splice(0));

  it('in the early connection', async () => {
    globalThis.fetch = async () => new Response(JSON.stringify(config));
    requestConfigEarly();
    openEarlyGateway();
    await appCheckIsStarted();
    mockAppCheckStarts();
    await takeEarlyGateway();
    expect(mockStarted.slice(1)).toEqual(['App Check is there', 'Auth', 'Firestore']);
  });

  it('in the console', async () => {
    const runtime = createStaffRuntime(config);
    await appCheckIsStarted();
    mockAppCheckStarts();
    await runtime;
    expect(mockStarted.slice(1)).toEqual(['App Check is there', 'Auth']);
  });
});
