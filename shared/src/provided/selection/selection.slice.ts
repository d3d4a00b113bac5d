import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The selected ids; screens prefer the ids in the URL and use these where the URL has none. */
export type Selection = {
  seasonId: string | null;
  quizId: string | null;
  questionId: string | null;
  seasonToUpdateId: string | null;
};

export const noSelection: Selection = {
  seasonId: null,
  quizId: null,
  questionId: null,
  seasonToUpdateId: null,
};

/** Selection changes as events: what the user opened. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: noSelection,
  reducers: {
    selectionRestored: (_state, { payload }: PayloadAction<Selection>) => payload,
    seasonOpened: (state, { payload: seasonId }: PayloadAction<string>) =>
      state.seasonId === seasonId ? state : { ...state, seasonId, quizId: null, questionId: null },
    seasonEditOpened: (state, { payload: seasonToUpdateId }: PayloadAction<string>) => ({
      ...state,
      seasonToUpdateId,
    }),
    quizOpened: (state, { payload: quizId }: PayloadAction<string>) =>
      state.quizId === quizId ? state : { ...state, quizId, questionId: null },
    questionOpened: (state, { payload: questionId }: PayloadAction<string>) => ({ ...state, questionId }),
    loggedOut: () => noSelection,
  },
});

export const { selectionRestored, seasonOpened, seasonEditOpened, quizOpened, questionOpened, loggedOut } =
  selectionSlice.actions;
