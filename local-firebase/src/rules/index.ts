export { createRulesGate } from './decision/gate';
export { LiveRules, type RulesState } from './live-rules';
export { openRulesFile, RulesFileError, type RulesFile } from './rules-file';
export { RulesCompileError } from './language/rules-error';
