/** The default that a figure assumes for a missing fact that affects it. It must be shown along with the figure. */
export type AssumedFact = 'noChurchTax' | 'usualTaxClass' | 'married' | 'notMarried';
