import type { SectionData } from '../../documents';
import { knowsContracts } from '../budget/knowsContracts';
import { defineFigure, type OnDay } from '../defineFigure';
import { mapOutcome, computed, missing, type Outcome } from '../outcome';
import { reserveKinds } from '../wealth/assetTraits';
import { shownWorth, type ShownWorth } from './shownBalance';
import { type BalanceScope, type BalanceSheet, balanceSheet } from '../wealth/balanceSheet';
import { assetPositions, type BalanceData, debtPositions, loansWithoutDebt } from '../wealth/positions';

export interface OfScope extends OnDay {
  /** Default: everything. */
  scope?: BalanceScope;
}

/** F10 with its positions, and in whole euros as shown. */
export interface WorthValue {
  sheet: BalanceSheet;
  shown: ShownWorth;
}

const common = {
  number: 'F10',
  documents: ['persons', 'assets', 'liabilities', 'contracts'],
  source: 'sum of the positions recorded',
} as const;

function worthOf(household: BalanceData, { scope }: OfScope): Outcome<WorthValue> {
  const sheet = balanceSheet(household, scope);
  const { waitsFor } = sheet.worth;
  return waitsFor === undefined ? computed({ sheet, shown: shownWorth(sheet.worth) }) : missing(waitsFor);
}

/** A value of 0 has not been typed yet, and the remaining debt of a loan may be missing. */
const isOpen = (position: { amount: number; source: 'recorded' | 'contract' }) =>
  position.amount === 0 && position.source === 'recorded';
const hasOpenAssets = (household: BalanceData) => assetPositions(household).some(isOpen);
const hasOpenDebts = (household: BalanceData) =>
  loansWithoutDebt(household).length > 0 || debtPositions(household).some(isOpen);

const hasReadyMoney = ({ assets }: Pick<BalanceData, 'assets'>) =>
  Object.values(assets.items).some(({ kind }) => reserveKinds.has(kind));

/** A share of nothing is undefined. */
const shareOf =
  (part: 'debtRatio' | 'liquidityShare' | 'propertyShare') =>
  (household: BalanceData, input: OfScope): Outcome<WorthValue & { share: number }> => {
    const worth = worthOf(household, input);
    if (worth.kind !== 'computed') return worth;
    const share = worth.value.sheet.worth[part];
    return share === undefined ? missing('assets') : mapOutcome(worth, (value) => ({ ...value, share }));
  };

export const assetsFigure = /* @__PURE__ */ defineFigure('assets', {
  ...common,
  unit: 'money',
  of: worthOf,
  amount: ({ sheet }) => sheet.worth.assets,
  isPart: hasOpenAssets,
  shown: ({ shown }) => shown.assets,
  explained: true,
});

const debtDocuments = [...common.documents, 'absences'] as const;
type DebtData = BalanceData & Pick<SectionData, 'absences'>;

/** Who has named a debt, or has gone through the contracts, was asked: else no debt is not 0. */
const wereDebtsAsked = (household: DebtData): boolean =>
  Object.keys(household.liabilities.items).length > 0 || knowsContracts(household, 'loan');

/** Until somebody was asked for loans, it is what is owned, less the debts that are known. */
export const netWorthFigure = /* @__PURE__ */ defineFigure('netWorth', {
  ...common,
  documents: debtDocuments,
  unit: 'money',
  of: (household: DebtData, input: OfScope) =>
    mapOutcome(worthOf(household, input), (value) => ({
      ...value,
      areDebtsKnown: wereDebtsAsked(household),
    })),
  amount: ({ sheet }) => sheet.worth.netWorth,
  isPart: (household) => hasOpenAssets(household) || hasOpenDebts(household),
  shown: ({ shown }) => shown.netWorth,
  explained: true,
});

/** Debts are known even if it is unknown what is owned. Missing: contracts, while nobody was asked for any loan. */
export const debtsFigure = /* @__PURE__ */ defineFigure('debts', {
  ...common,
  documents: debtDocuments,
  unit: 'money',
  of: (household: DebtData, { scope }: OfScope): Outcome<WorthValue> => {
    if (!wereDebtsAsked(household)) return missing('contracts');
    const sheet = balanceSheet(household, scope);
    return computed({ sheet, shown: shownWorth(sheet.worth) });
  },
  amount: ({ sheet }) => sheet.worth.liabilities,
  isPart: hasOpenDebts,
  shown: ({ shown }) => shown.liabilities,
  explained: true,
});

const debtRatio = /* @__PURE__ */ shareOf('debtRatio');

export const debtRatioFigure = /* @__PURE__ */ defineFigure('debtRatio', {
  ...common,
  documents: debtDocuments,
  unit: 'share',
  of: (household: DebtData, input: OfScope) =>
    wereDebtsAsked(household) ? debtRatio(household, input) : missing('contracts'),
  amount: ({ share }) => share,
  explained: true,
});

export const propertyShareFigure = /* @__PURE__ */ defineFigure('propertyShare', {
  ...common,
  unit: 'share',
  of: /* @__PURE__ */ shareOf('propertyShare'),
  amount: ({ share }) => share,
  explained: true,
});

const liquidityShare = /* @__PURE__ */ shareOf('liquidityShare');

/** Without any money at hand recorded nobody knows how much there is: an account with 0 is recorded. */
export const liquidityShareFigure = /* @__PURE__ */ defineFigure('liquidityShare', {
  ...common,
  unit: 'share',
  of: (household: BalanceData, input: OfScope) =>
    hasReadyMoney(household) ? liquidityShare(household, input) : missing('assets'),
  amount: ({ share }) => share,
  explained: true,
});
