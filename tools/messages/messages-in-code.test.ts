import { join } from 'node:path';
import { put, temporaryFolder } from '../release/testing/build-folder';
import { messagesInCode } from './messages-in-code';

it('finds the messages of the code, and those whose text is not known', async () => {
  const { folder, remove } = await temporaryFolder();
  await put(
    join(folder, 'things-mfe/src/screen.ts'),
    `declare function t(text: string, values?: object): string;
type Status = 'Upcoming' | 'Ongoing';
export const texts = (status: Status, name: string) => [
  t('It’s {name}', { name }),
  t(status),
  t(name),
];`,
  );
  await put(
    join(folder, 'things-mfe/src/screen.test.ts'),
    "declare function t(text: string): void; t('Test');",
  );
  const found = messagesInCode(folder, ['things-mfe']);
  await remove();
  expect(found.map((each) => ('message' in each ? each.message : `${each.place}: ${each.fault}`))).toEqual([
    'It’s {name}',
    'Upcoming',
    'Ongoing',
    'things-mfe/src/screen.ts:6: its text must be known before the code runs',
  ]);
});
