/** What is taken from the net, in the order of the waterfall. */
export const monthParts = ['expenses', 'insurance', 'loanRates', 'savings'] as const;
