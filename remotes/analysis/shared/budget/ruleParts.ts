import type { BudgetPart, BudgetRule } from '@vp-digital/core/household';

/** The three parts of F5: their colour, and what the rule of thumb gives them. */
export const ruleParts = [
  { key: 'needs', role: 'needs', rule: 0.5 },
  { key: 'wants', role: 'wishes', rule: 0.3 },
  { key: 'saving', role: 'saving', rule: 0.2 },
] as const;

/** F5 as far as it is shown. */
export type ShownRule = Pick<BudgetRule, 'net' | 'overNet'> &
  Record<(typeof ruleParts)[number]['key'], Pick<BudgetPart, 'share' | 'shown'>>;
