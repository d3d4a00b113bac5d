import { locations } from './locations';

describe('locations', () => {
  it('contain the ids unchanged', () => {
    expect(locations.question('S1', 'Q 1', 'ప్రశ్న')).toBe('seasons/S1/quizzes/Q 1/questions/ప్రశ్న');
  });

  it.each(['', '.', '..', '../..', 'S1/quizzes/Q1', '__S1__', 'x'.repeat(1501), 'అ'.repeat(501), 'S1\ud800'])(
    'are paths without a document for the invalid id %j',
    (id) => {
      expect(locations.season(id)).toBe('seasons/%');
      expect(locations.quiz(id, 'Q1')).toBe('seasons/%/quizzes/Q1');
    },
  );
});
