/**
 * A webpack loader that removes the indentation of a source, and comments on a line of their own: of code they mean
 * nothing, and in the styles of styled-components no minifier removes them. Keeps the comments that webpack reads.
 */
module.exports = (source) =>
  source.replace(/\n\s*\/\*(?! ?webpack|\*)[^*]*\*\/(?=\n)/g, '').replace(/\n\s+/g, '\n');
