import { remoteModule } from './module';

describe('the questions module', () => {
  it('serves these paths, to everybody who is signed in, and no others', () => {
    expect(Object.keys(remoteModule.screens).sort()).toEqual([
      '/create-question',
      '/quizzes',
      '/update-question',
    ]);
    expect(Object.values(remoteModule.screens).map(({ allows }) => allows)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
