import law from '@vp-digital/core/finance/explain/locales/de.json';
import texts from '@vp-digital/locales/de/household/explanations.json';
import words from '@vp-digital/locales/de/household/figures.json';
import positions from '@vp-digital/locales/de/household/positions.json';

/*
 * What is fetched with the first sheet that somebody opens: how each figure came about, by the figure's name, and what
 * the steps are called in German. One file: each further one has its line in the entry of every area.
 */
export * as dividedNet from './budget/explainBudgetRule';
export * as householdNet from './budget/explainHouseholdNet';
export * as savingPotential from './budget/explainSavingPotential';
export * as monthlyAmount from './explainMonthlyAmount';
export * as netEstimate from './explainNetEstimate';
export * as reserve from './explainReserve';
export * as healthPay from './health/explainPay';
export * as healthSavingsCapital from './health/explainSavedDifference';
export * as statutoryHealth from './health/explainStatutoryHealth';
export * as carriedDebt from './loans/explainCarriedDebt';
export * as disabilityPension from './protection/explainDisability';
export * as earningPower from './protection/explainEarningPower';
export * as protection from './protection/explainProtection';
export * as sickPay from './protection/explainSickPay';
export * as statutoryPension from './retirement/explainStatutoryPension';
export * as freeAmount from './shown/explainFreeAmount';
export * as livingCosts from './shown/explainLivingCosts';
export { needs, saving, wants } from './budget/explainBudgetRule';
export { difference as healthDifference, saving as healthSaving } from './health/explainComparison';
export { debtService, savingsRate } from './shown/explainBudgetShares';
export { loanRates, premiums, savingRates } from './shown/explainContractCosts';
export { assets, debtRatio, debts, liquidityShare, netWorth, propertyShare } from './wealth/explainWorth';

export const german = { law, positions, texts, words };
