export { createRulesGate } from './gate';
export { LiveRules, type RulesState } from './live-rules';
export { openRulesFile, RulesFileError, type RulesFile } from './rules-file';
export { RulesCompileError } from './rules-error';
