/**
 * A loader for the router, which is one file. Its unused components stay in a build, because each one is either given
 * a display name or a context after it was created, or created by a call that might have side effects. Without the
 * names, with the context inside its class, and with the calls marked as pure, the minifier drops the components that
 * the console does not use.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(
      /^(var (\w+) = class extends .*\{)$([^]*?)^\2\.contextType = (\w+);$/gm,
      '$1\n  static contextType = $4;$3',
    )
    .replace(/^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ');
