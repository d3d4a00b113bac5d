/**
 * A webpack loader that removes the indentation of a source, comments on a line of their own, and the spaces of a
 * declaration and before the brace of a nested rule: of code they mean nothing, and in the styles of styled-components
 * no minifier removes them. Keeps the comments that webpack reads.
 */
module.exports = (source) =>
  source
    .replace(/\n\s*\/\*(?! ?webpack|\*)[^*]*\*\/(?=\n)/g, '')
    .replace(/\n\s+/g, '\n')
    .replace(/^([a-z-]+): (?=.*;$)/gm, '$1:')
    .replace(/^([$&>@].*) \{$/gm, '$1{');
