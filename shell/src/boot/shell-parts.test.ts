import { staffFiles } from './shell-parts';

it('requests each staff file once, and the database after everything that is rendered', () => {
  const files = staffFiles({
    modules: ['/runtime.js'],
    staff: ['/store.js', '/auth.js'],
    database: ['/store.js', '/database.js'],
  });
  expect(files).toEqual({ soon: ['/store.js', '/auth.js', '/runtime.js'], later: ['/database.js'] });
});
