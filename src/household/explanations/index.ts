/**
 * How figures came about, and what the steps are called in German: what is fetched with the first sheet that somebody
 * opens. One file for all of them, since each further one has its line in the entry of every area.
 */
import law from '@vp-digital/core/finance/explain/locales/de.json';
import assets from '@vp-digital/locales/de/household/assets.json';
import contracts from '@vp-digital/locales/de/household/contracts.json';
import expenses from '@vp-digital/locales/de/household/expenses.json';
import texts from '@vp-digital/locales/de/household/explanations.json';
import words from '@vp-digital/locales/de/household/figures.json';
import incomes from '@vp-digital/locales/de/household/incomes.json';
import liabilities from '@vp-digital/locales/de/household/liabilities.json';
import subsidyFacts from '@vp-digital/locales/de/household/subsidyFacts.json';
import type { SectionData, SectionName } from '../documents';
import type * as figures from '../figures';
import type { Figure, FigureName, OnDay } from '../figures';
import * as budgetRule from './budgetRule';
import { debtService, savingsRate } from './budgetShares';
import { explain as carriedDebt } from './carriedDebt';
import { difference as healthDifference, saving as healthSaving } from './comparison';
import { loanRates, premiums, savingRates } from './contractCosts';
import { explain as disabilityPension } from './disability';
import { explain as widowPension } from './widowPension';
import { explain as earningPower } from './earningPower';
import { explain as financialGrade } from './financialGrade';
import { explain as freeAmount } from './freeAmount';
import { explain as householdNet } from './householdNet';
import * as goals from './goals';
import * as housing from './housing';
import { explain as livingCosts } from './livingCosts';
import { explain as monthlyAmount } from './monthlyAmount';
import { explain as netEstimate } from './netEstimate';
import { explain as healthPay } from './pay';
import { explain as optimum } from './optimum';
import * as personPension from './personPension';
import { explain as protection } from './protection';
import { explain as reserve } from './reserve';
import { explain as healthSavingsCapital } from './savedDifference';
import { explain as savingPotential } from './savingPotential';
import { explain as sickPay } from './sickPay';
import { explain as statutoryHealth } from './statutoryHealth';
import { explain as statutoryPension } from './statutoryPension';
import type { FigureExplanation } from './steps';
import * as worth from './worth';

export type { FigureExplanation } from './steps';

type Explain<Name extends SectionName, Input, Value> = (
  value: Value,
  input: Input,
  household: Pick<SectionData, Name>,
) => FigureExplanation;

/** What explains a figure takes its value, its input and its documents. */
type ExplainOf<Of> =
  Of extends Figure<infer Name, infer Input, infer Value> ? Explain<Name, Input, Value> : never;

type All = typeof figures;

const byName = {
  householdNet,
  freeAmount,
  livingCosts,
  premiums,
  loanRates,
  savingRates,
  savingsRate,
  debtService,
  needs: budgetRule.needs,
  wants: budgetRule.wants,
  saving: budgetRule.saving,
  dividedNet: budgetRule.dividedNet,
  savingPotential,
  savingTarget: savingPotential,
  goalRate: goals.rate,
  goalRates: goals.rates,
  goalSavings: goals.savings,
  goalPotential: goals.potential,
  housingCosts: housing.costs,
  housingShare: housing.share,
  reserve,
  readyMoney: reserve,
  monthlyNeed: reserve,
  reserveLack: reserve,
  netEstimate,
  monthlyAmount,
  netWorth: worth.netWorth,
  assets: worth.assets,
  debts: worth.debts,
  debtRatio: worth.debtRatio,
  propertyShare: worth.propertyShare,
  liquidityShare: worth.liquidityShare,
  carriedDebt,
  debtAtFixedInterestEnd: carriedDebt,
  statutoryPension,
  ownNetPension: personPension.net,
  pensionPurchasingPower: personPension.purchasingPower,
  disabilityPension,
  widowPension,
  sickPay,
  protectionNeed: protection,
  protectionGap: protection,
  earningPower,
  healthSaving,
  healthDifference,
  healthSavingsCapital,
  statutoryHealth,
  healthPay,
  optimum,
  financialGrade,
} satisfies { [Name in FigureName]?: ExplainOf<All[`${Name}Figure`]> };

/** How a figure came about; undefined for one that has no sheet. */
export function explain<Name extends SectionName, Input extends OnDay, Value>(
  { name }: Figure<Name, Input, Value>,
  ...of: Parameters<Explain<Name, Input, Value>>
): FigureExplanation | undefined {
  const found = (byName as unknown as Partial<Record<FigureName, Explain<Name, Input, Value>>>)[name]; // of this very figure
  return found?.(...of);
}

/** The names of the figures that have a sheet. */
export const explainedFigures = Object.keys(byName);

export const german = {
  law,
  documents: { assets, contracts, expenses, incomes, liabilities, subsidyFacts },
  texts,
  words,
};
