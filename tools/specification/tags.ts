/** A flow that Firefox plays, too. */
const inFirefox = '@firefox';

/** Tags at the end of a test's title: the test proves the sentences of docs/specification.md with these numbers. */
const tags = new RegExp(String.raw`(?:(?:^|\s+)(?:@\d+\.\d+|${inFirefox}))+$`);

/** The tags of a title, such as `@2.41`. */
export const tagsOf = (title: string): string[] =>
  (tags.exec(title)?.[0].trim().split(/\s+/) ?? []).filter((tag) => tag !== inFirefox);

/** The title as documents name it. */
export const withoutTags = (title: string): string => title.replace(tags, '');
