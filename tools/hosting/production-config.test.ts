import example from '../../config/config.production.example.json';
import { assertProduction } from './production-config';

const config = {
  firebase: { apiKey: 'AIzaX', authDomain: 'quiz.firebaseapp.com', projectId: 'quiz', appId: '1:1:web:1' },
  brand: example.brand,
  supportEmail: 'support@quiz.example.org',
  publicHost: 'https://quiz.example.org',
};
const local = { firestore: 'http://localhost:8080', auth: 'http://localhost:9099' };

describe('the configuration of a deployment', () => {
  it('has its own values', () => expect(() => assertProduction(config)).not.toThrow());

  it('may not name a local backend', () =>
    expect(() => assertProduction({ ...config, local })).toThrow(
      'This configuration cannot be deployed: local switches sign-in and database to a local backend.',
    ));

  it('has the id of the app when it has a key of App Check', () => {
    const withKey = { ...config, appCheckSiteKey: 'site-key' };
    expect(() => assertProduction(withKey)).not.toThrow();
    expect(() =>
      assertProduction({ ...withKey, firebase: { ...config.firebase, appId: undefined } }),
    ).toThrow('This configuration cannot be deployed: appCheckSiteKey needs firebase.appId.');
  });

  it('may not be the example: every value that is still the same is named', () =>
    expect(() => assertProduction(example)).toThrow(
      ['firebase.apiKey', 'firebase.authDomain', 'firebase.projectId', 'firebase.appId', 'supportEmail']
        .map((key) => `${key} is still that of the example; `)
        .join('') + 'publicHost is still that of the example.',
    ));
});
