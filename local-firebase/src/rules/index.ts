export { createRulesGate } from './decision/gate';
export { type Block, type Expression, type RulesFile as ParsedRules } from './language/ast';
export { parseRules } from './language/parser';
export { LiveRules, type CreateGate, type RulesState } from './live-rules';
export { openRulesFile, RulesFileError, type RulesFile } from './rules-file';
export { RulesCompileError } from './language/rules-error';
