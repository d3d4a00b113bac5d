/** The beginning of a release's name, which is enough for `--to` of the commands. */
export const shortName = (release: string): string => release.slice(0, 12);
