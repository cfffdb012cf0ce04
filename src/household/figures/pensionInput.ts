import {
  ageOn,
  annuityTaxableShare,
  type Cents,
  type FederalState,
  type IsoDate,
  lawFor,
  type Pensioner,
  type Rate,
} from '@vp-digital/core/finance';
import type { Income } from '../documents';
import { healthPremium } from './contracts/healthPremium';
import { incomesOf } from './ownIncome';
import type { PayData } from './payInput';
import { adultsOf, federalStateOf, mainEmployment, occupationOf } from './people';
import { careSituationOf } from './careSituation';
import { pensionIncomes } from './retirement/paidPensions';

/** What an estimate of the net of a pension waits for. */
export type PensionFact =
  | 'gross'
  | 'pensionStart'
  | 'birthDate'
  | 'federalState'
  | 'healthInsurance'
  | 'healthPremium'
  | 'insuredPerson';

/** A pension that is drawn, and by what it is taxed. */
export interface DrawnPension {
  income: Income;
  kind: (typeof pensionIncomes)[number];
  /** Of a month. */
  gross: Cents;
  startYear: number;
  /** Ertragsanteil of a private pension. */
  annuityShare: Rate;
}

/** All pensions of a person, and how their contributions are found. */
export interface PensionPerson {
  pensioner: Pensioner;
  drawn: readonly DrawnPension[];
  /** Premium of private health insurance of a month, which is a contract that is paid out of the net. */
  premium: Cents;
}

export type PensionPersonInput =
  | { kind: 'known'; person: PensionPerson; federalState: FederalState }
  /** These facts are needed first. */
  | { kind: 'missing'; facts: readonly PensionFact[] };

const kinds: ReadonlySet<Income['kind']> = new Set(pensionIncomes);

export const isPensionIncome = (kind: Income['kind']): boolean => kinds.has(kind);

/**
 * The pensions of a person with all that determines contributions and taxes, by the law in force on a day; of another
 * pension than the asked one whose gross nobody has told, the net is taken. Without a start of its own a pension began
 * when the retirement did.
 */
export function pensionPerson(
  data: PayData,
  personId: string,
  date: IsoDate,
  asked?: Income,
): PensionPersonInput {
  const federalState = federalStateOf(data, personId);
  const facts = new Set<PensionFact>();
  const incomes = incomesOf(data, personId, pensionIncomes);
  const drawn = incomes.flatMap((income): DrawnPension[] => {
    const gross = income.gross ?? (asked && isSameIncome(income, asked) ? undefined : income.net);
    const start = startOf(data, income);
    const annuityShare = income.kind === 'privatePension' ? annuityShareOf(data, personId, start) : 0;
    if (gross === undefined) facts.add('gross');
    if (start === undefined) facts.add('pensionStart');
    if (annuityShare === undefined) facts.add('birthDate');
    if (gross === undefined || start === undefined || annuityShare === undefined) return [];
    const startYear = Math.min(Number(start.slice(0, 4)), lawFor(date).year);
    return [{ income, kind: income.kind as DrawnPension['kind'], gross, startYear, annuityShare }]; // of the kinds asked for
  });
  const health = healthOf(data, personId, incomes.length > 0);
  if (typeof health === 'string') facts.add(health);
  if (federalState === undefined) facts.add('federalState');
  if (facts.size > 0 || typeof health === 'string' || federalState === undefined)
    return { kind: 'missing', facts: [...facts] };
  return {
    kind: 'known',
    federalState,
    person: {
      drawn,
      premium: health.premium,
      pensioner: {
        ...careSituationOf(data, personId, date),
        health: health.insurance,
        ...amountsOf(drawn, date),
      },
    },
  };
}

/** What an estimate of one pension waits for; nothing of an income that is none. */
export function missingForPension(data: PayData, income: Income, date: IsoDate): readonly PensionFact[] {
  if (!isPensionIncome(income.kind)) return [];
  const input = pensionPerson(data, income.personId, date, income);
  return input.kind === 'missing' ? input.facts : [];
}

/** The other one of a married couple; undefined of everybody else. */
export function spouseOf(data: PayData, personId: string): string | undefined {
  const isMarried = (id: string) => {
    const status = data.persons.items[id]?.maritalStatus;
    return status === 'married' || status === 'civilPartnership';
  };
  if (!isMarried(personId)) return undefined;
  const others = adultsOf(data).filter((id) => id !== personId && isMarried(id));
  return others.length === 1 ? others[0] : undefined;
}

/** Documents are copied on the way, so that an income is known by its place. */
export const isSameIncome = (one: Income, other: Income): boolean =>
  one.kind === other.kind && one.personId === other.personId && one.position === other.position;

/** Its own, or that of the retirement: a survivor's pension begins when somebody dies. */
function startOf(data: PayData, { from, kind, personId }: Income): IsoDate | undefined {
  if (from !== undefined || kind === 'widowPension') return from;
  return occupationOf(data, personId) === 'retired' ? mainEmployment(data, personId)?.since : undefined;
}

/** The table begins at 50 and ends at 110. */
function annuityShareOf(
  { persons }: PayData,
  personId: string,
  start: IsoDate | undefined,
): Rate | undefined {
  const birthDate = persons.items[personId]?.birthDate;
  if (birthDate === undefined) return undefined;
  const age = start === undefined ? 50 : ageOn(birthDate, start);
  return annuityTaxableShare({ ageAtStart: Math.min(110, Math.max(50, age)) });
}

function amountsOf(drawn: readonly DrawnPension[], date: IsoDate) {
  const of = (...asked: readonly DrawnPension['kind'][]) => drawn.filter(({ kind }) => asked.includes(kind));
  const sum = (pensions: readonly DrawnPension[]) => pensions.reduce((all, { gross }) => all + gross, 0);
  const [first, ...further] = of('statutoryPension', 'widowPension');
  const service = of('civilServicePension');
  const annuities = of('privatePension');
  const annuity = sum(annuities);
  return {
    statePension: first?.gross ?? 0,
    startYear: first?.startYear ?? lawFor(date).year,
    furtherStatePensions: further.map(({ gross, startYear }) => ({ pension: gross, startYear })),
    occupationalPension: sum(of('companyPension')),
    ...(service[0] && { servicePension: { pension: sum(service), startYear: service[0].startYear } }),
    ...(annuity > 0 && {
      annuity: {
        pension: annuity,
        taxableShare: annuities.reduce((all, one) => all + one.gross * one.annuityShare, 0) / annuity,
      },
    }),
  };
}

type Health = { insurance: Pensioner['health']; premium: Cents };

/** A member by law, as of the KVdR, or of their own will; of a family member without a pension nobody takes anything. */
function healthOf(
  data: PayData,
  personId: string,
  hasPension: boolean,
): Health | 'healthInsurance' | 'healthPremium' | 'insuredPerson' {
  const job = mainEmployment(data, personId);
  const cover = job?.healthInsurance;
  const privately = (premium: Cents): Health => ({
    insurance: { kind: 'private', premiumMonth: premium, basicPremiumMonth: premium },
    premium,
  });
  if (cover === undefined) return hasPension ? 'healthInsurance' : privately(0);
  if (cover === 'family') return privately(0);
  if (cover === 'statutory' || cover === 'statutoryVoluntary') {
    const rate = job?.healthFundSupplement;
    return {
      insurance: {
        kind: 'statutory',
        membership: cover === 'statutory' || !hasPension ? 'compulsory' : 'voluntary',
        ...(rate !== undefined && { additionalRate: rate / 10_000 }),
      },
      premium: 0,
    };
  }
  const premium = healthPremium(data, personId);
  if (premium.kind !== 'computed') return 'insuredPerson';
  return premium.value === 0 && cover !== 'freeMedicalCare' ? 'healthPremium' : privately(premium.value);
}
