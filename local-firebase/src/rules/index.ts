export { createRulesGate } from './gate';
export { RulesCompileError } from './rules-error';
