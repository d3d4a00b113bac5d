/** Loads and shows the notice that the client of the database has no storage. */
export const tellNotStored = (): void =>
  void import(/* webpackChunkName: "not-stored" */ './not-stored-notice').then(({ showNotStored }) =>
    showNotStored(),
  );
