import type { Cents, IsoDate, Rate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { type AssumptionsData, assumptionsOf } from '../assumptionsOf';
import type { People } from '../people';
import type { PensionRecords } from '../retirement/pensionRecords';
import type { OfPerson } from '../defineFigure';

/** What a tariff costs: monthly premiums, and the yearly Selbstbeteiligung. */
export interface PrivateHealthQuote {
  health: Cents;
  care: Cents;
  /** Krankentagegeld. */
  sickPay: Cents;
  deductibleYear: Cents;
  /** Contracts of children and partner who would be free in a statutory fund: monthly premiums, for how long. */
  family?: { premium: Cents; years: number };
  /** Share of health and care premiums left in old age, when the aid for civil servants rises; 1 by default. */
  oldAgeShare?: Rate;
}

export interface PrivateHealthGrowth {
  statutoryGrowth: Rate;
  privateGrowth: Rate;
  inflation: Rate;
}

/** How contributions, premiums and prices grow, as is assumed for a household. */
export function healthGrowth(household: AssumptionsData): PrivateHealthGrowth {
  const { contributionGrowth, premiumGrowth, inflation } = assumptionsOf(household);
  return { statutoryGrowth: contributionGrowth, privateGrowth: premiumGrowth, inflation };
}

export interface PrivateHealthInput {
  household: People & PensionRecords & Pick<SectionData, 'addresses'> & AssumptionsData;
  personId: string;
  date: IsoDate;
  quote: PrivateHealthQuote;
  /** As is assumed for the household by default. */
  growth?: PrivateHealthGrowth;
  /** Share of today's pay that is earned, for part-time work; 1 by default. */
  payShare?: Rate;
}

/** What private cover is compared with: a quote, and how prices grow. */
export type OfQuote = OfPerson & Pick<PrivateHealthInput, 'quote' | 'growth' | 'payShare'>;
