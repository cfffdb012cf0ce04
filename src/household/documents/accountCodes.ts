/** Under which id the one account model of a household stands, so that two people who begin it at once write one place. */
export const accountModelId = '00000000-0000-4000-8000-000000000002';

/** Alles gemeinsam, getrennt mit Gemeinschaftskonto, je zwei Konten. */
export const accountVariants = ['joint', 'shared', 'separate'] as const;
export type AccountVariant = (typeof accountVariants)[number];

/** Nach Einkommensanteil oder je zur Hälfte. */
export const accountSplits = ['byIncome', 'equal'] as const;
export type AccountSplit = (typeof accountSplits)[number];

/** Haushaltsgeld by the week or by the month. */
export const allowanceRhythms = ['weekly', 'monthly'] as const;
export type AllowanceRhythm = (typeof allowanceRhythms)[number];
