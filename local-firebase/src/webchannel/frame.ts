/** A text behind its length in UTF-16 units and a line break: how every answer of a WebChannel is written. */
export const frame = (json: string): string => `${json.length}\n${json}`;
