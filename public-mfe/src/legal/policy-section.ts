import type { ReactNode } from 'react';

/** What the text names and a deployment decides. */
export type PolicyFacts = { brand: string; supportEmail: string; publicHost: string };

/** A headed part of the policy; `id` is its anchor, which others may have linked to. */
export type PolicySection = { id: string; title: string; body: (facts: PolicyFacts) => ReactNode };
