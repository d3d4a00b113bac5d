/** What a page of the shell shows before its scripts have run, as its `data-page` says. */
export type PageKind = 'landing' | 'public' | 'staff';
