/** The default that a figure assumes for a missing fact that affects it. It must be shown along with the figure. */
export type AssumedFact =
  | 'noChurchTax'
  | 'usualTaxClass'
  /** Of the self-employed who are married: the spouse's income is not looked at. */
  | 'basicTariff'
  | 'married'
  | 'notMarried'
  /** Points so far of an employee without a letter, from pay and age. */
  | 'usualWorkingLife';
