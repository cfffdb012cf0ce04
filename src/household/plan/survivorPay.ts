import {
  type Cents,
  type IsoDate,
  pensionRules,
  pensionValueOn,
  shareRounded,
  survivorIncomeRules,
  widowPension,
} from '@vp-digital/core/finance';
import { sum } from '../figures/net';
import { incomesOf } from '../figures/ownIncome';
import { mainEmployment } from '../figures/people';
import { orphansPension } from '../figures/protection/orphansPension';
import { survivorIncome } from '../figures/protection/survivorIncome';
import { widowPension as widowPensionFor } from '../figures/protection/widowPension';
import { netPensionFactorsOn, type PensionKind } from '../figures/retirement/netPensionFactors';
import { netPensions, type RetirementData } from '../figures/retirement/netPensions';
import { pensionIncomes } from '../figures/retirement/paidPensions';
import { pensionProviderOf } from '../figures/retirement/pensionProvider';
import { taxUnitOf } from '../figures/taxUnit';

import { isPay } from './budgetPay';
import type { BudgetFacts } from './planFacts';

/** What the state pays to the one who is left, net by the flat factor of F13 in today's money. */
export interface SurvivorPay {
  /** Each of the first three months (§ 67 Nr. 6 SGB VI): the whole pension of who has died. */
  firstMonths: Cents;
  /** From then on, own income counted. */
  pension: Cents;
  /** Of a small pension: how long it is paid. */
  months: number | undefined;
  /** What it is instead where the two married before 2002. */
  ifMarriedBefore2002: Cents | undefined;
  /** From the month on in which the own pension begins, and counts in the place of pay; undefined where nothing changes then. */
  own: { from: number; pension: Cents } | undefined;
  /** Half an orphan's pension, of each child that has one; without contributions and tax. */
  orphan: Cents;
  orphans: readonly string[];
}

type PayFacts = Pick<BudgetFacts, 'date'> & {
  household: RetirementData;
  persons: readonly { personId: string; monthsLeft: number }[];
};

/**
 * The pensions of who is left, as if somebody died today: a widow's only by a marriage, orphans' without one. Undefined
 * where a fact of it is missing, nobody is left, or a spouse is left who is paid by an employer of civil servants or a Versorgungswerk.
 */
export function survivorPay(
  { household, date, persons }: PayFacts,
  personId: string,
): SurvivorPay | undefined {
  if (persons.every((person) => person.personId === personId)) return undefined;
  const widow = widowPensionFor({ household, personId, date });
  const orphans = orphansPension({ household, personId, date });
  if (widow.kind === 'missing' || orphans.kind === 'missing') return undefined;
  const ofChildren =
    orphans.kind === 'computed'
      ? { orphan: orphans.value.each, orphans: orphans.value.children }
      : { orphan: 0, orphans: [] };
  const isMarried = taxUnitOf(household, personId).couple;
  if (widow.kind === 'notRelevant' && isMarried && isInOtherScheme(household, personId)) return undefined;
  if (widow.kind === 'notRelevant')
    return {
      firstMonths: 0,
      pension: 0,
      months: undefined,
      ifMarriedBefore2002: undefined,
      own: undefined,
      ...ofChildren,
    };
  const { statutory } = netPensionFactorsOn(date).factors;
  const { fullPension, pension, kind, ifMarriedBefore2002 } = widow.value;
  const personalPoints = fullPension / pensionValueOn(date).value;
  return {
    firstMonths: shareRounded(fullPension, statutory),
    pension: shareRounded(pension, statutory),
    months: kind === 'small' ? pensionRules.smallWidowMonths : undefined,
    ifMarriedBefore2002:
      ifMarriedBefore2002 === undefined ? undefined : shareRounded(ifMarriedBefore2002, statutory),
    own: withOwnPension({ household, date, persons }, widow.value.survivorId, personalPoints),
    ...ofChildren,
  };
}

const isInOtherScheme = (household: RetirementData, personId: string): boolean =>
  pensionProviderOf(household, personId) !== 'statutory' ||
  mainEmployment(household, personId)?.status === 'retiredCivilServant' ||
  incomesOf(household, personId, ['civilServicePension']).length > 0;

/** The large pension of who draws an own one by then; undefined for who does already, and where its amount is not known. */
function withOwnPension(
  { household, date, persons }: PayFacts,
  survivorId: string,
  personalPoints: number,
): SurvivorPay['own'] {
  const from = persons.find((person) => person.personId === survivorId)?.monthsLeft ?? 0;
  const pensions = netPensions({ household, date });
  if (from === 0 || pensions.kind !== 'computed') return undefined;
  const drawn = pensions.value.entries.filter(
    ({ personId, contractId }) =>
      personId === survivorId ||
      (contractId !== undefined && household.contracts.items[contractId]?.personIds[0] === survivorId),
  );
  const counted = sum(drawn.map(({ kind, gross }) => gross - shareRounded(gross, shareOf[kind])));
  const { pension } = widowPension({
    kind: 'large',
    personalPoints,
    date,
    monthsSinceDeath: pensionRules.survivorFreeMonths,
    ownNetIncome: counted + otherIncome(household, survivorId, date),
    children: 0,
  });
  return { from, pension: shareRounded(pension, netPensionFactorsOn(date).factors.statutory) };
}

/** What does not count of a pension (§ 18b (5) SGB IV); nothing of Riester counts (§ 18a (1) SGB IV). */
const shareOf: Readonly<Record<PensionKind, number>> = {
  statutory: survivorIncomeRules.statutoryPension,
  civilService: survivorIncomeRules.civilServicePension,
  basicPension: survivorIncomeRules.privatePension,
  riester: 1,
  companyPension: survivorIncomeRules.companyPension,
  privatePension: survivorIncomeRules.privatePension,
};

/** Rent, capital income and whatever else goes on when work has ended. */
function otherIncome(
  { persons, employments, incomes }: RetirementData,
  personId: string,
  date: IsoDate,
): Cents {
  const items = Object.fromEntries(
    Object.entries(incomes.items).filter(
      ([, { personId: whose, kind }]) => whose === personId && !isPay(kind) && !paidAsPension.has(kind),
    ),
  );
  if (Object.keys(items).length === 0) return 0;
  const others = { persons, employments, incomes: { ...incomes, items } };
  const counted = survivorIncome(others, personId, { date, law: 'new' });
  return counted.kind === 'computed' ? counted.value : 0;
}

/** They are among the pensions already. */
const paidAsPension: ReadonlySet<string> = new Set(pensionIncomes);
