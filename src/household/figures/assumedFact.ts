/**
 * A fact that nobody has told and that decides a figure: what the figure takes in its place. Whoever shows the figure
 * says so beside it.
 */
export type AssumedFact = 'noChurchTax' | 'usualTaxClass' | 'married' | 'notMarried';
