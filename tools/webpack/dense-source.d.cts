declare const denseSource: (source: string) => string;
export = denseSource;
