import type { ReactNode } from 'react';

/** The values in the text that a deployment configures. */
export type PolicyFacts = { brand: string; supportEmail: string; publicHost: string };

/** A titled section of the policy. `id` is its anchor, which other sites may have linked. */
export type PolicySection = { id: string; title: string; body: (facts: PolicyFacts) => ReactNode };
