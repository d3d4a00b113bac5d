import { staffFiles } from './shell-parts';

it('asks for what staff need once each, and for the database after all that is drawn', () => {
  const files = staffFiles({
    modules: ['/runtime.js'],
    staff: ['/store.js', '/auth.js'],
    database: ['/store.js', '/database.js'],
  });
  expect(files).toEqual({ soon: ['/store.js', '/auth.js', '/runtime.js'], later: ['/database.js'] });
});
