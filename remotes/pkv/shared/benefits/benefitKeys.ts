/** Areas of benefits, in the order of the pages C72 to C77. */
export const benefitAreas = ['outpatient', 'inpatient', 'dental', 'glasses', 'abroad', 'guarantees'] as const;
export type BenefitArea = (typeof benefitAreas)[number];

/** The 24 wishes by area, each with how much it usually raises a premium (1 to 3; our own estimate). */
const wishesOf = {
  outpatient: { doctorChoice: 2, doctorFees: 2, medicines: 2, aids: 1, psychotherapy: 2, alternative: 1 },
  inpatient: { room: 2, chiefPhysician: 3, hospitalFees: 1, privateClinic: 1 },
  dental: { dentalTreatment: 2, dentures: 3, orthodontics: 1, prophylaxis: 1 },
  glasses: { glasses: 1, contactLenses: 1, laserSurgery: 1 },
  abroad: { europe: 1, worldwide: 1, returnTransport: 1 },
  guarantees: { refund: 1, upgrade: 1, aidOption: 1, relief: 3 },
} as const satisfies Record<BenefitArea, Record<string, 1 | 2 | 3>>;

type KeysOf<Area> = Area extends BenefitArea ? keyof (typeof wishesOf)[Area] : never;
/** One of the 24 wishes. */
export type WishKey = KeysOf<BenefitArea>;

/** What the pages of the areas show beside the wishes: it is said and compared, and carries no weight. */
const furtherBenefits = {
  outpatient: ['therapies', 'prevention', 'fertility', 'telemedicine', 'transport'],
  inpatient: ['roomingIn', 'rehabilitation', 'cureDaily', 'psychiatryDays', 'hospitalAllowance', 'hospice'],
  dental: ['inlays', 'implants', 'dentalFees', 'materials'],
  glasses: ['glassesChildren'],
  abroad: ['treatmentAbroad', 'movingAbroad', 'costLevel', 'hotline'],
  guarantees: ['premiumFree', 'suspension', 'waitingTimes', 'sickPayTermination', 'innovation'],
} as const satisfies Record<BenefitArea, readonly string[]>;

/** Statutory benefits that private tariffs often lack. */
export const statutoryKeys = [
  'homeNursing',
  'palliative',
  'householdHelp',
  'parentChildCure',
  'sociotherapy',
  'followUpRehab',
] as const;

export type BenefitKey =
  | WishKey
  | (typeof furtherBenefits)[BenefitArea][number]
  | (typeof statutoryKeys)[number];

/** The wishes of an area, in their order. */
export const wishesIn = (area: BenefitArea): WishKey[] => Object.keys(wishesOf[area]) as WishKey[]; // its own keys

/** All 24. */
export const wishKeys: readonly WishKey[] = benefitAreas.flatMap(wishesIn);

/** What the page of an area compares: its wishes, then the rest. */
export const benefitsIn = (area: BenefitArea): BenefitKey[] => [...wishesIn(area), ...furtherBenefits[area]];

/** Everything that is compared. */
export const benefitKeys: readonly BenefitKey[] = [...benefitAreas.flatMap(benefitsIn), ...statutoryKeys];

/** How much a wish usually raises a premium. */
export function priceOf(wish: WishKey): 1 | 2 | 3 {
  const areas: readonly Partial<Record<WishKey, 1 | 2 | 3>>[] = Object.values(wishesOf);
  return areas.find((prices) => Object.hasOwn(prices, wish))?.[wish] ?? 1;
}
