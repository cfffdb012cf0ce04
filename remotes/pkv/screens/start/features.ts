/** What the two systems are compared by. */
export const features = [
  'contribution',
  'family',
  'benefits',
  'billing',
  'sickPay',
  'health',
  'oldAge',
  'change',
] as const;
