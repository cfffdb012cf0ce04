import type { Cents, IsoDate, Rate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import type { People } from '../people';
import type { PensionRecords } from '../retirement/pensionRecords';
import type { OfPerson } from '../defineFigure';

/** What a tariff costs: premiums of a month, and the Selbstbeteiligung of a year. */
export interface PrivateHealthQuote {
  health: Cents;
  care: Cents;
  /** Krankentagegeld. */
  sickPay: Cents;
  deductibleYear: Cents;
  /** Contracts of children and partner who would be free in a statutory fund: premiums of a month, for how long. */
  family?: { premium: Cents; years: number };
  /** What is left of health and care premiums in old age, when the aid for civil servants rises; 1 unless told. */
  oldAgeShare?: Rate;
}

export interface PrivateHealthGrowth {
  statutoryGrowth: Rate;
  privateGrowth: Rate;
  inflation: Rate;
}

export interface PrivateHealthInput {
  household: People & PensionRecords & Pick<SectionData, 'addresses'>;
  personId: string;
  date: IsoDate;
  quote: PrivateHealthQuote;
  /** 3.3 %, 3.1 % and 2 % unless told. */
  growth?: PrivateHealthGrowth;
  /** Part of today's pay that is earned, for part-time work; 1 unless told. */
  payShare?: Rate;
}

/** What a private cover is compared with: a quote, and how prices grow. */
export type OfQuote = OfPerson & Pick<PrivateHealthInput, 'quote' | 'growth' | 'payShare'>;
