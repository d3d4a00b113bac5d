import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The ids of what the person works on; screens take the URL's first and these where the URL names none. */
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

/** Selection as events: what the person opened. */
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
