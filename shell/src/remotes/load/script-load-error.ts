/** A file that did not load or does not match its hash: browsers do not report which. */
export class ScriptLoadError extends Error {}
