// Codes separate from the schemas: a screen that lists them does not bundle the validation library.

/** What a wish is to a person: egal, wichtig, unverzichtbar. */
export const wishWeights = ['any', 'important', 'must'] as const;
export type WishWeight = (typeof wishWeights)[number];

/** Which way is recommended and taken: stay in the statutory fund, stay with supplementary cover, a private tariff. */
export const healthOptions = ['stay', 'supplement', 'private'] as const;
export type HealthOption = (typeof healthOptions)[number];

/** What has to be clear before anybody leaves the statutory fund; each is confirmed by itself. */
export const healthWarnings = ['return', 'family', 'income', 'belowFund', 'disclosure', 'oldAge'] as const;
export type HealthWarning = (typeof healthWarnings)[number];
