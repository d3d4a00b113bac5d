import { shots } from '../../tools/browsers/screens';
import { shotsByPerson, showShot } from '../../tools/browsers/show-shot';
import { assertEqualAccess } from '../fixtures/checks/equal-access';
import { wide } from '../fixtures/checks/usable';
import { test } from '../fixtures/fixtures';
import { enter } from '../fixtures/screens';

/** What one engine lets pass, another one may find. */
test.describe('a second engine finds no broken rule', { tag: '@long' }, () => {
  for (const [person, theirs] of shotsByPerson(shots))
    test(`on the screens of ${person ?? 'a visitor'}`, async ({ visitor }) => {
      const page = await visitor({ viewport: wide, reducedMotion: 'reduce' });
      if (person) await enter(page, person);
      for (const shot of theirs) {
        await showShot(page, shot);
        await assertEqualAccess(page, shot.name);
      }
    });
});
