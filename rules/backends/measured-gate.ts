import { createRulesGate, type CreateGate } from '@console/local-firebase';

/** How many expressions the rules evaluated to allow a write. */
export interface AllowedWrite {
  readonly expressions: number;
  /** As `update seasons/own`. */
  readonly what: string;
}

/** Makes gates that report each write that they allow. */
export const measuredGate =
  (createGate: CreateGate = createRulesGate, onAllowed: (write: AllowedWrite) => void): CreateGate =>
  (source, options) => {
    const gate = createGate(source, options);
    return {
      ...gate,
      checkWrite(check) {
        const decision = gate.checkWrite(check);
        const { granted, expressions = 0 } = decision;
        const path = check.name.split('/').slice(5).join('/');
        if (granted) onAllowed({ expressions, what: `${check.method} ${path}` });
        return decision;
      },
    };
  };
