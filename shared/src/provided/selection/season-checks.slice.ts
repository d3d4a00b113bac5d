import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { loggedOut } from './selection.slice';

/** What the last complete check of a season found. */
export type SeasonCheckResult = {
  readonly faults: number;
  readonly hints: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
};

type SeasonChecks = Readonly<Record<string, SeasonCheckResult>>;

const none: SeasonChecks = {};

/** The results of the seasons that were checked since the page was opened, by id. */
export const seasonChecksSlice = createSlice({
  name: 'seasonChecks',
  initialState: none,
  reducers: {
    seasonChecked: (
      state,
      { payload: { seasonId, ...result } }: PayloadAction<SeasonCheckResult & { seasonId: string }>,
    ) => ({ ...state, [seasonId]: result }),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => none),
});

export const { seasonChecked } = seasonChecksSlice.actions;

/** What the last check of a season found, if it was checked since the page was opened. */
export const useSeasonCheckResult = (seasonId: string): SeasonCheckResult | undefined =>
  useSelector((state: { seasonChecks: SeasonChecks }) => state.seasonChecks[seasonId]);
