/**
 * A webpack loader that removes the indentation of a source: of code it means nothing, and in the styles of
 * styled-components no minifier removes it.
 */
module.exports = (source) => source.replace(/\n\s+/g, '\n');
