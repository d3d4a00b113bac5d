/**
 * A loader for the router, which is one file. Each of its components stays in a build, used or not: one is given a name
 * for developers' tools or a context after it was made, another is made by a call that might do more. Without the names,
 * with the context inside its class, and with a mark on the calls, the minifier leaves out what the console does not use.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(
      /^(var (\w+) = class extends .*\{)$([^]*?)^\2\.contextType = (\w+);$/gm,
      '$1\n  static contextType = $4;$3',
    )
    .replace(/^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ');
