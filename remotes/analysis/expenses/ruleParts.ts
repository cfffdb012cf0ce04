/** The three parts of F5: their colour, and what the rule of thumb gives them. */
export const ruleParts = [
  { key: 'needs', role: 'needs', rule: 0.5 },
  { key: 'wants', role: 'wishes', rule: 0.3 },
  { key: 'saving', role: 'saving', rule: 0.2 },
] as const;
