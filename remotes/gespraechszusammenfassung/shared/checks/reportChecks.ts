import { assetItems, contractName, debtItems, incomeName } from '@vp-digital/core/figures';
import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import {
  type Contract,
  freeAmount,
  hasEnded,
  isAbsent,
  knownNet,
  loansWithoutDebt,
  personsOfContract,
  type SectionData,
  withoutEnded,
} from '@vp-digital/core/household';
import type { Route } from '@vp-digital/core/reference';
import { routes } from '@vp-digital/core/reference';
import type { ReportSettings } from '../report/reportSettings';

/** Something in a report that its reader would ask about; `names` say of what. */
export interface ReportCheck {
  kind: keyof typeof places;
  names: readonly string[];
  /** Where exactly, if not on the screen as a whole. */
  href?: string;
  /** The report is not released while it is there. */
  hinders?: boolean;
}

/** Each kind of finding, and the screen where it is put right; a new snapshot then carries it. */
export const places = {
  variablesOpen: routes.reportCreation,
  incomesMissing: routes.income,
  netMissing: routes.income,
  expensesMissing: routes.expenses,
  shortfall: routes.expenses,
  contractsMissing: routes.contracts,
  contractsEnded: routes.contracts,
  contractsUnnamed: routes.contracts,
  debtMissing: routes.contracts,
  balanceMissing: routes.balanceSheet,
  oldValues: routes.balanceSheet,
  balanceHidden: undefined,
  gapsUndecided: routes.comparison,
  nothingAgreed: routes.recap,
  tasksWithoutDate: routes.recap,
  oldSnapshot: routes.snapshots,
  initialInformation: routes.dataProtection,
  occasion: routes.reportCreation,
  needs: routes.comparison,
  advice: routes.reportCreation,
  reasons: routes.reportCreation,
  positions: routes.shoppingCart,
  basisMissing: routes.reportCreation,
  complexity: routes.reportCreation,
  complexityReason: routes.reportCreation,
  waiver: routes.reportCreation,
  waiverNotReturned: routes.reportCreation,
  topicsWithoutAdvice: routes.reportCreation,
} as const satisfies Record<string, Pick<Route, 'title'> | undefined>;

/** A recorded value is asked for again after a year, a snapshot is of the past after two months. */
const validity = { value: 12, snapshot: 2 };

export interface CheckedReport {
  data: SectionData;
  /** Day of the snapshot. */
  day: IsoDate;
  today: IsoDate;
}

/** What is incomplete or unusual in a report, in the order of its chapters; empty when nothing is. */
export function reportChecks(
  { data: all, day, today }: CheckedReport,
  settings: Pick<ReportSettings, 't' | 'withBalance'>,
): ReportCheck[] {
  const { t, withBalance } = settings;
  const data = withoutEnded(all, day);
  const contractNames = (data: SectionData, test: (contract: Contract) => boolean) =>
    Object.values(data.contracts.items)
      .filter(test)
      .map((contract) => contractName(contract, data, t));
  const incomes = Object.values(data.incomes.items);
  const withoutNet = incomes.filter(({ net }) => net === undefined);
  const balance = [...assetItems(data, t), ...debtItems(data, t)];
  const old = balance.filter(({ asOf }) => asOf !== undefined && addMonths(asOf, validity.value) < day);
  const agreed = Object.values(data.recap.items).filter(({ inReport }) => inReport);
  const dateless = agreed.filter(({ kind, done, dueOn }) => kind === 'task' && !done && dueOn === undefined);
  const when = (found: boolean, kind: ReportCheck['kind'], names: readonly string[] = []): ReportCheck[] =>
    found ? [{ kind, names }] : [];
  const named = (kind: ReportCheck['kind'], names: readonly string[]) => when(names.length > 0, kind, names);
  return [
    ...when(addMonths(day, validity.snapshot) < today, 'oldSnapshot'),
    ...when(incomes.length === 0, 'incomesMissing'),
    ...named(
      'netMissing',
      withoutNet.map((income) => incomeName(income, data, t)),
    ),
    ...when(knownNet(data).kind === 'computed' && freeAmount(data).free < 0, 'shortfall'),
    ...when(Object.keys(data.expenses.items).length === 0, 'expensesMissing'),
    ...when(
      Object.keys(data.contracts.items).length === 0 && !isAbsent(data, 'contracts'),
      'contractsMissing',
    ),
    ...named(
      'contractsEnded',
      contractNames(all, (contract) => hasEnded(contract, day)),
    ),
    ...named(
      'contractsUnnamed',
      contractNames(data, (contract) => personsOfContract(contract, data).length === 0),
    ),
    ...named(
      'debtMissing',
      loansWithoutDebt(data).map((loan) => contractName(loan, data, t)),
    ),
    ...(withBalance
      ? [
          ...when(balance.length === 0, 'balanceMissing'),
          ...named(
            'oldValues',
            old.map(({ name }) => name),
          ),
        ]
      : when(true, 'balanceHidden')),
    ...when(agreed.length === 0, 'nothingAgreed'),
    ...named(
      'tasksWithoutDate',
      dateless.map(({ text }) => text),
    ),
  ];
}
