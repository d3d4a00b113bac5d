/** A file that did not come, or is not the one with its hash: browsers do not say which. */
export class Unloadable extends Error {}
