// Codes apart from the schemas, by what they are about: a screen that lists them carries no others.

/** How a household lives: rented (Miete) to Dienstwohnung. */
export const homeKinds = ['rented', 'owned', 'withParents', 'sharedFlat', 'officialResidence'] as const;

export const propertyKinds = [
  'flat',
  'house',
  'terracedHouse',
  'semiDetachedHouse',
  'apartmentBuilding',
] as const;

/** Energieeffizienzklassen, Anlage 10 GEG. */
export const energyClasses = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export const housingWishes = ['stay', 'buy', 'build', 'downsize'] as const;

/** Indexmiete, Staffelmiete, or neither. */
export const rentIncreases = ['index', 'graduated', 'none'] as const;
