/** What documents name that is not in this tree. */
const elsewhere: Readonly<Record<string, string>> = {
  results: 'the new module of the examples',
  'results-mfe': 'its workspace',
  'release-results.yml': 'its workflow',
  'config/config.production.json': 'written before the first deployment',
  '.github/CODEOWNERS': 'written by the teams',
  assets: 'a folder of a release',
  'shell-releases': 'a folder of a deployment',
  '--conditions': 'an option of Node.js',
};

export const isElsewhere = (name: string): boolean => name in elsewhere;
