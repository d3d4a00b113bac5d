/** Tags at the end of a test's title: the test proves the sentences of docs/specification.md with these numbers. */
const tags = /(?:(?:^|\s+)@\d+\.\d+)+$/;

/** The tags of a title, such as `@2.41`. */
export const tagsOf = (title: string): string[] => tags.exec(title)?.[0].trim().split(/\s+/) ?? [];

/** The title as documents name it. */
export const withoutTags = (title: string): string => title.replace(tags, '');
