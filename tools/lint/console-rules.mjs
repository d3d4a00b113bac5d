import { translatedTexts } from './translated-texts.mjs';

/** The tree explains the system: a newcomer guesses a file's name. */
const kebabCase = {
  meta: {
    type: 'layout',
    schema: [],
    messages: { name: 'File names are kebab-case with a suffix for the layer.' },
  },
  create: (context) => ({
    Program(node) {
      const name = context.filename.replace(/^.*[\\/]/, '');
      if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(name)) context.report({ node, messageId: 'name' });
    },
  }),
};

/** ESLint's no-restricted-syntax, which oxlint does not have: each option is a selector and its message. */
const restrictedSyntax = {
  meta: { type: 'problem', schema: { type: 'array', items: { type: 'object' } } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

/** The rules of this repository, a plugin of oxlint. */
export default {
  meta: { name: 'console' },
  rules: {
    'kebab-case': kebabCase,
    'restricted-syntax': restrictedSyntax,
    'translated-texts': translatedTexts,
  },
};
