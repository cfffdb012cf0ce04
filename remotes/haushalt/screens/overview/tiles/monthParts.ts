/** What is taken from the net, in the order of the waterfall, and the figures that these are. */
export const monthParts = [
  { key: 'expenses', figure: 'livingCosts' },
  { key: 'insurance', figure: 'premiums' },
  { key: 'loanRates', figure: 'loanRates' },
  { key: 'savings', figure: 'savingRates' },
] as const;
