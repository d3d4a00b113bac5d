/**
 * A loader for the router, which is one file. Each of its components stays in a build, used or not: one is given a name
 * for developers' tools, another is made by a call that might do more. Without the names, and with a mark on the calls,
 * the minifier leaves out what the console does not use.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ');
