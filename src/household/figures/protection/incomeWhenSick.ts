import { type IsoDate, lawFor, type SickPay, sickPay } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { earnedNet, grossYear, incomesOf, specialGross } from '../ownIncome';
import { computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { careSituationOf, federalStateOf, mainEmployment, occupationOf, type People } from '../people';
import { defineFigure, type OfPerson } from '../defineFigure';

/** What a person lives on while ill for long, from the seventh week on. */
export type IncomeWhenSick =
  | { kind: 'sickPay'; sickPay: SickPay }
  /** No sick pay of a statutory fund: not elected, or privately insured. */
  | { kind: 'none' };

/**
 * F16 Krankengeld of a person. Not relevant to civil servants, whose pay goes on, and to those who do not earn.
 * Missing: gross, net, federalState, healthInsurance of the self-employed.
 */
export function incomeWhenSick({
  household,
  personId,
  date,
}: {
  household: People & Pick<SectionData, 'addresses'>;
  personId: string;
  date: IsoDate;
}): Outcome<IncomeWhenSick> {
  const occupation = occupationOf(household, personId);
  if (occupation !== 'employee' && occupation !== 'selfEmployed') return notRelevant;
  const entitled = hasSickPay(household, personId, occupation);
  if (entitled.kind !== 'computed') return entitled;
  if (!entitled.value) return computed({ kind: 'none' });

  const employed = occupation === 'employee';
  const pay = incomesOf(household, personId, employed ? ['salary'] : ['profit']);
  const gross = grossYear(household, personId, employed ? ['salary'] : ['profit']);
  const net = earnedNet(household, personId);
  const federalState = federalStateOf(household, personId);
  if (gross.kind !== 'computed' || net.kind !== 'computed' || federalState === undefined) {
    const noState = federalState === undefined ? [missing('federalState', personId)] : [];
    return missingAll(factsOf(gross, net, ...noState));
  }
  const grossMonth = pay.reduce((sum, income) => sum + (income.gross ?? 0), 0);
  return computed({
    kind: 'sickPay',
    sickPay: sickPay({
      ...careSituationOf(household, personId, date),
      year: lawFor(date).year,
      status: employed ? 'employee' : 'self-employed',
      grossMonth,
      netMonth: net.value,
      oneOffPayYear: pay.reduce((sum, income) => {
        return sum + (income.gross ?? 0) * (income.paymentsPerYear - 12) + specialGross(income);
      }, 0),
      ...(!employed && { pensionInsured: false, unemploymentInsured: false }),
      federalState,
    }),
  });
}

/** Employees in a statutory fund have it; the self-employed have to elect it (§ 44 (2) SGB V). */
function hasSickPay(
  household: People,
  personId: string,
  occupation: 'employee' | 'selfEmployed',
): Outcome<boolean> {
  const { healthInsurance, sickPayElected } = mainEmployment(household, personId) ?? {};
  if (healthInsurance === undefined)
    return occupation === 'employee' ? computed(true) : missing('healthInsurance', personId);
  const statutory = healthInsurance === 'statutory' || healthInsurance === 'statutoryVoluntary';
  return computed(statutory && (occupation === 'employee' || sickPayElected === true));
}

export const sickPayFigure = /* @__PURE__ */ defineFigure('sickPay', {
  number: 'F16',
  documents: ['persons', 'employments', 'incomes', 'addresses'],
  unit: 'moneyMonthly',
  source: '§ 47 SGB V',
  of: (household, { personId, date }: OfPerson) => incomeWhenSick({ household, personId, date }),
  amount: (value) => (value.kind === 'sickPay' ? value.sickPay.netMonth : 0),
  explained: true,
  isExplained: ({ kind }) => kind === 'sickPay',
});
