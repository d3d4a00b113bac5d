import { admin, host, manager } from '@console/shared/testing';
import { remoteModule } from './module';

const allowed = (path: string) =>
  [admin(), manager(), host()].map((session) => remoteModule.screens[path]?.allows?.(session) ?? true);

describe('the seasons module', () => {
  it.each([
    ['/seasons', [true, true, true]],
    ['/create-season', [true, true, false]],
    ['/update-season', [true, true, false]],
  ])('opens %s to Admin, Manager, host: %j', (path, expected) => {
    expect(allowed(path)).toEqual(expected);
  });

  it('serves these paths and no others', () => {
    expect(Object.keys(remoteModule.screens).sort()).toEqual([
      '/create-season',
      '/seasons',
      '/update-season',
    ]);
  });
});
