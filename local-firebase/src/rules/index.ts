export { createRulesGate } from './gate';
export { openRulesFile, RulesFileError, type RulesFileGate } from './rules-file';
export { RulesCompileError } from './rules-error';
