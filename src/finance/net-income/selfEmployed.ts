import {
  type Cents,
  type FederalState,
  type Rate,
  requireAmount,
  requireCode,
  requireCount,
  requireFlag,
  requireRecord,
  roundHalfUp,
  shareCut,
} from '../core';
import { type LawYear, lawForYear } from '../law';
import { basicPensionMaximum } from '../law/basicPensionMaximum';
import {
  type ArtistContributions,
  artistContributions,
  artistHealthSubsidy,
  type CareSituation,
  type VoluntaryMember,
  voluntaryMember,
} from '../social-insurance';
import { type Assessment, assessTaxes, reliefForAge, type TaxedChild } from '../tax';

/** Health cover of someone without an employer. */
export type OwnHealthInsurance =
  | { kind: 'statutory'; sickPay: boolean; additionalRate?: Rate }
  /** Monthly premiums; the basic part is deductible. */
  | { kind: 'private'; premiumMonth: Cents; basicPremiumMonth: Cents };

export interface SelfEmployedInput extends CareSituation {
  year: number;
  /** Profit of the year before health and care insurance and taxes. */
  profitYear: Cents;
  health: OwnHealthInsurance;
  /** Artist or writer of the Künstlersozialkasse, which bears half of the contributions. False when left out. */
  artist?: boolean;
  /** Own contributions of a year to a Versorgungswerk, the state pension or the old-age fund of farmers; an artist's are computed. */
  pensionYear?: Cents;
  tariff: 'basic' | 'splitting';
  taxedChildren?: readonly TaxedChild[];
  /** Single parent: number of children for the relief of § 24b EStG; 0 when left out. */
  singleParentOf?: number;
  /** Further deductions of the year: Basisrente, additional special expenses. */
  furtherDeductions?: Cents;
  federalState: FederalState;
  churchMember: boolean;
}

export interface SelfEmployedNet {
  year: number;
  profit: Cents;
  /** Statutory membership; nothing for the privately insured. Cents of a month. */
  member: VoluntaryMember | undefined;
  /** An artist's own half of the contributions; nothing for others. Cents of a month. */
  artist: ArtistContributions | undefined;
  /** Health and care insurance of the year, after what the Künstlersozialkasse adds to private premiums. */
  insurance: Cents;
  /** Own contributions of the year to the pension. */
  pension: Cents;
  deductions: {
    /** Altersentlastungsbetrag on the profit, § 24a EStG. */
    ageRelief: Cents;
    insurance: Cents;
    /** § 10 (1) Nr. 2, (3) EStG: as far as the maximum reaches. */
    pension: Cents;
    singleParentRelief: Cents;
    specialExpenses: Cents;
    further: Cents;
  };
  taxableIncome: Cents;
  taxes: Assessment;
  /** `profit − insurance − pension − taxes.total`, a year. */
  net: Cents;
  /** A twelfth, rounded to the cent. */
  netMonth: Cents;
}

/**
 * Net income of the self-employed, simplified: profit less health, care and pension contributions less income tax,
 * solidarity surcharge and church tax of the year. Only the relief for age, basic cover, pension contributions, the relief for single parents, the lump sum for special
 * expenses and the given further deductions lower the taxable income. Cents of a year. Throws `unknown-year`,
 * `negative-amount`, `rate-out-of-range`, `invalid-input`.
 */
export function selfEmployedNet(input: SelfEmployedInput): SelfEmployedNet {
  const law = lawForYear(requireRecord(input, 'input').year);
  requireCode(requireRecord(input.health, 'health').kind, ['statutory', 'private'], 'health.kind');
  const profit = requireAmount(input.profitYear, 'profitYear');
  const cover = healthCover(law, input);
  const pension = cover.artist
    ? cover.artist.pension * 12
    : requireAmount(input.pensionYear ?? 0, 'pensionYear');
  const deductions = {
    ageRelief: reliefForAge({ year: input.year, birthDate: input.birthDate, income: profit }),
    insurance: cover.deductible,
    pension: pensionDeduction(law, input.tariff, pension),
    singleParentRelief: singleParentRelief(
      law,
      requireCount(input.singleParentOf ?? 0, 'singleParentOf', 0, 30),
    ),
    specialExpenses: law.allowances.specialExpenses * (input.tariff === 'splitting' ? 2 : 1),
    further: requireAmount(input.furtherDeductions ?? 0, 'furtherDeductions'),
  };
  const deducted = Object.values(deductions).reduce((sum, part) => sum + part, 0);
  const taxableIncome = Math.max(0, profit - deducted);
  const { year, tariff, taxedChildren = [], federalState, churchMember } = input;
  const taxes = assessTaxes({
    year,
    tariff,
    incomeBeforeChildren: taxableIncome,
    children: taxedChildren,
    federalState,
    churchMember,
  });
  const net = profit - cover.insurance - pension - taxes.total;
  return {
    year,
    profit,
    member: cover.member,
    artist: cover.artist,
    insurance: cover.insurance,
    pension,
    deductions,
    taxableIncome,
    taxes,
    net,
    netMonth: roundHalfUp(net / 12),
  };
}

interface HealthCover {
  member: VoluntaryMember | undefined;
  artist: ArtistContributions | undefined;
  insurance: Cents;
  deductible: Cents;
}

function healthCover(law: LawYear, input: SelfEmployedInput): HealthCover {
  const incomeMonth = roundHalfUp(input.profitYear / 12);
  const isArtist = requireFlag(input.artist ?? false, 'artist');
  const ofArtist = isArtist
    ? artistContributions({ ...input, ...rateOf(input), period: 'year', incomeMonth })
    : undefined;
  if (input.health.kind === 'private') {
    const premiumMonth = requireAmount(input.health.premiumMonth, 'health.premiumMonth');
    const basicMonth = requireAmount(input.health.basicPremiumMonth, 'health.basicPremiumMonth');
    const subsidyMonth = isArtist ? subsidyOf({ ...input, incomeMonth, premiumMonth }) : 0;
    const insurance = (premiumMonth - subsidyMonth) * 12;
    // § 10 (2) Nr. 1 EStG: what somebody adds free of tax cannot be deducted
    const deductible = Math.max(0, Math.min(basicMonth, premiumMonth) - subsidyMonth) * 12;
    return { member: undefined, artist: ofArtist, insurance, deductible };
  }
  if (ofArtist) {
    const { health, healthAdditional, careInsurance } = ofArtist;
    const cut = roundHalfUp((health + healthAdditional) * law.allowances.sickPayCut);
    const month = health + healthAdditional + careInsurance;
    return { member: undefined, artist: ofArtist, insurance: month * 12, deductible: (month - cut) * 12 };
  }
  const { sickPay } = input.health;
  const member = voluntaryMember({ ...input, ...rateOf(input), period: 'year', incomeMonth, sickPay });
  const cut = sickPay
    ? roundHalfUp((member.health + member.healthAdditional) * law.allowances.sickPayCut)
    : 0;
  return { member, artist: undefined, insurance: member.total * 12, deductible: (member.total - cut) * 12 };
}

/** To premiums whose part for care nobody has told apart. */
function subsidyOf(input: Omit<Parameters<typeof artistHealthSubsidy>[0], 'carePremiumMonth'>): Cents {
  const { maximumHealth, maximumCare } = artistHealthSubsidy({
    ...input,
    period: 'year',
    carePremiumMonth: 0,
  });
  return Math.min(maximumHealth + maximumCare, roundHalfUp(input.premiumMonth / 2));
}

const rateOf = ({ health }: SelfEmployedInput): { additionalRate?: Rate } =>
  health.kind === 'private' || health.additionalRate === undefined
    ? {}
    : { additionalRate: health.additionalRate };

function pensionDeduction(law: LawYear, tariff: SelfEmployedInput['tariff'], pension: Cents): Cents {
  const maximum = basicPensionMaximum(law) * (tariff === 'splitting' ? 2 : 1);
  return shareCut(Math.min(pension, maximum), law.basicPension.deductibleShare);
}

function singleParentRelief({ children }: LawYear, count: number): Cents {
  if (count === 0) return 0;
  return children.singleParentRelief + (count - 1) * children.singleParentReliefPerFurtherChild;
}
