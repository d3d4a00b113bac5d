/** Attributes and properties that are shown or read aloud. */
const shownNames =
  /^(title|label|help|message|alt|placeholder|aria-(label|description)|(confirm|cancel)Label)$/;

/** A sentence, or a label of several words; not the name of a font. */
const sentence = /^(?!.?Noto )\P{L}*\p{Lu}\p{L}*[’,]?\p{L}*\s\S/u;

/** Errors for developers; these are for people. */
const shownErrors = ['UserFacingError', 'SaveRefused'];

/** Where texts are not for people who use the console. */
const isUnseen = ({ type, callee, typeAnnotation }) =>
  type === 'TaggedTemplateExpression' ||
  type === 'TSLiteralType' ||
  // A table whose texts are translated where they are shown: t(table[key]).
  (type === 'TSAsExpression' && typeAnnotation.typeName?.name === 'const') ||
  (type === 'NewExpression' && !shownErrors.includes(callee.name)) ||
  (type === 'CallExpression' && (callee.type === 'Super' || callee.object?.name === 'console'));

/** Every text that people see is the message of a `t` or `rich`: docs/languages.md. */
export const translatedTexts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: 'Show texts by t() or rich(), in the language of the interface: docs/languages.md.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'text' });
    const isTranslated = ({ parent }) => /^(t|rich)$/.test(parent.callee?.name ?? '');
    const check = (node, text, isShown) => {
      const looksShown = isShown ? /^\p{L}/u.test(text) : sentence.test(text);
      if (!looksShown || isTranslated(node)) return;
      if (!context.sourceCode.getAncestors(node).some(isUnseen)) report(node);
    };
    return {
      JSXText: (node) => /\p{L}/u.test(node.value) && report(node),
      Literal(node) {
        const { type, key, name } = node.parent;
        const isShown = /^(Property|JSXAttribute)$/.test(type) && shownNames.test((key ?? name).name);
        if (typeof node.value === 'string') check(node, node.value, isShown);
      },
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join('0'), false),
    };
  },
};
