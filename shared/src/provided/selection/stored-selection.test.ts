import { readStoredSelection, storeSelection } from './stored-selection';

const selection = { seasonId: 'S1', quizId: 'Q1', questionId: 'N1', seasonToUpdateId: 'S2' };

describe('the selection in local storage', () => {
  beforeEach(() => localStorage.clear());

  it('uses the four keys of the specification @3.34', () => {
    storeSelection(selection);
    expect({ ...localStorage }).toEqual({
      selected_season: 'S1',
      selected_quiz: 'Q1',
      selected_question: 'N1',
      selected_season_to_update: 'S2',
    });
  });

  it('is restored on the next visit', () => {
    storeSelection(selection);
    expect(readStoredSelection()).toEqual(selection);
  });

  it('removes a key when nothing is selected', () => {
    storeSelection(selection);
    storeSelection({ ...selection, quizId: null, questionId: null });
    expect({ ...localStorage }).toEqual({ selected_season: 'S1', selected_season_to_update: 'S2' });
  });

  it('keeps the details of the selected quiz only', () => {
    localStorage.setItem('selected_quiz_details', '{"quiz_id":"Q1","title":"Gospels"}');
    storeSelection(selection);
    expect(localStorage).toHaveProperty('selected_quiz_details');
    storeSelection({ ...selection, quizId: 'Q2', questionId: null });
    expect(localStorage).not.toHaveProperty('selected_quiz_details');
  });

  it('reads the documents that an older console stored', () => {
    localStorage.setItem('selected_season', '{"season_id":"S1","season":"Gospels"}');
    localStorage.setItem('selected_quiz', '{"quiz_id":"Q1"}');
    localStorage.setItem('selected_question', '{"question_id":"N1"}');
    localStorage.setItem('selected_season_to_update', '{"season_id":"S2"}');
    expect(readStoredSelection()).toEqual(selection);
  });
});
