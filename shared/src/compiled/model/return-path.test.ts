import { paths, pathTo } from './paths';
import { returnAddress, returningTo } from './return-path';

const ids = { season: 'S1', quiz: 'Q1', question: 'N1' };
const searchOf = (address: string) => new URL(address, 'https://console.example.org').searchParams;

describe('the address that a screen returns to', () => {
  it('is the screen that led there, with the ids', () => {
    const address = returningTo(paths.questionEdit, pathTo(paths.quizEdit, ids));
    expect(returnAddress(searchOf(address))).toBe(pathTo(paths.questionEdit, ids));
  });

  it.each([
    '',
    '&return=/nowhere',
    '&return=/update-quiz',
    '&return=/seasons',
    '&return=https://elsewhere.example.org',
    '&return=//elsewhere.example.org',
  ])('is none for %j', (end) => {
    expect(returnAddress(searchOf(`${pathTo(paths.quizEdit, ids)}${end}`))).toBeUndefined();
  });
});
