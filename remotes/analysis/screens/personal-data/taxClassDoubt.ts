import type { Person, TaxProfile } from '@vp-digital/core/household';

export type TaxClass = NonNullable<TaxProfile['taxClass']>;
export type TaxClassDoubt = 'couples' | 'notSingle' | 'withChild' | 'alone' | 'pair';

export interface TaxClassFacts {
  taxClass: TaxClass | undefined;
  maritalStatus: Person['maritalStatus'];
  hasChild: boolean;
  /** Another adult lives in the household, married or not. */
  livesWithAdult: boolean;
  /** Of the spouse or partner in the household. */
  partnersClass: TaxClass | undefined;
}

/** III goes with V, IV with IV (§ 38b (1) sentence 2 Nr. 3 to 5 EStG). */
const pairs: Partial<Record<TaxClass, TaxClass>> = { III: 'V', IV: 'IV', V: 'III' };

/**
 * Why a tax class is unusual for a person (§ 38b EStG); undefined where nothing speaks against it, or too little is known.
 * Only a hint: separation, death and a request to the tax office change classes at days that nobody records here.
 */
export function taxClassDoubt({
  taxClass,
  maritalStatus,
  hasChild,
  livesWithAdult,
  partnersClass,
}: TaxClassFacts): TaxClassDoubt | undefined {
  if (taxClass === undefined || taxClass === 'VI') return undefined;
  if (taxClass === 'II' && !hasChild) return 'withChild';
  if (maritalStatus === undefined) return undefined;
  const isCouple = maritalStatus === 'married' || maritalStatus === 'civilPartnership';
  const expected = pairs[taxClass];
  if (isCouple && expected === undefined) return 'notSingle';
  if (taxClass === 'II' && livesWithAdult) return 'alone'; // § 24b (3) EStG
  if (isCouple && partnersClass !== undefined && !['VI', expected].includes(partnersClass)) return 'pair';
  const isWidowedYear = maritalStatus === 'widowed' && taxClass === 'III';
  return isCouple || expected === undefined || isWidowedYear || maritalStatus === 'separated'
    ? undefined
    : 'couples';
}
