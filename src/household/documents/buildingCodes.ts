/** What building savings are for: Eigenheim, Modernisieren, Anschlussfinanzierung, Zins sichern, Förderung, Enkel. */
export const buildingMotives = ['home', 'modernise', 'followUp', 'interest', 'subsidy', 'child'] as const;

/** Tarifvariante: Finanzierer wants the loan, Renditer the interest. */
export const buildingVariants = ['financer', 'yielder'] as const;
