import type { IsoDate } from '@vp-digital/core/finance';
import type { AdvisorProfile } from '../advisorProfile';
import type { Product } from './product';

/** Whether this version can be taken on a day: one that is over blocks a proposal. */
export const isOffered = (
  { validFrom, validTo }: Pick<Product, 'validFrom' | 'validTo'>,
  date: IsoDate,
): boolean => validFrom <= date && (validTo === undefined || date <= validTo);

/** Whether an advisor's own licence allows advice on it; without it, it is there to be looked at. */
export const mayAdviseOn = (
  { licence }: Pick<Product, 'licence'>,
  { registerNumber, investmentNumber, investmentScopes = [] }: AdvisorProfile,
): boolean => {
  if (licence === 'none') return true;
  if (licence === 'insurance') return registerNumber !== undefined;
  return investmentNumber !== undefined && investmentScopes.includes(licence);
};
