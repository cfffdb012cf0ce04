import { euros } from '@vp-digital/core/finance';
import * as figures from '..';
import type { SectionData, SectionName } from '../../documents';
import type { Figure, OnDay } from '../defineFigure';

/** A figure with the inputs that a household has for it. */
export interface FigureExample {
  figure: Figure;
  inputsOf(documents: SectionData): OnDay[];
}

export const exampleDay = '2026-10-01';
const today: OnDay = { date: exampleDay };

const ofHousehold = () => [today];
const ofPeriods = () => [today, { ...today, period: 'year' as const }];
const ofScopes = () => [today, { ...today, scope: 'withoutOwnHome' as const }];
const ofAdults = (documents: SectionData) =>
  figures.adults(documents).map(({ id: personId }) => ({ ...today, personId }));
const ofEntries = (name: SectionName) => (documents: SectionData) =>
  Object.keys(documents[name].items).map((entryId) => ({ ...today, entryId }));

const quote = { health: euros(596), care: euros(48), sickPay: euros(32), deductibleYear: euros(600) };
const ofQuotes = (documents: SectionData) => ofAdults(documents).map((person) => ({ ...person, quote }));
const terms = { share: 0.5, annualRate: 0.02, inflation: 0.02 };
const tariff = {
  feeRate: 0.01,
  savingsRate: 0.0025,
  minimumBalance: 0.4,
  loanRate: 0.0235,
  loanPaymentRate: 0.006,
};

/** Whose inputs fit, the compiler says. */
const example = <Name extends SectionName, Input extends OnDay, Value>(
  figure: Figure<Name, Input, Value>,
  inputsOf: (documents: SectionData) => Input[],
): FigureExample => ({ figure, inputsOf }); // computed by its own inputs only

/** Every figure with the inputs of a sample household. */
export const figureExamples: readonly FigureExample[] = [
  example(figures.householdNetFigure, ofPeriods),
  example(figures.freeAmountFigure, ofPeriods),
  example(figures.livingCostsFigure, ofPeriods),
  example(figures.premiumsFigure, ofPeriods),
  example(figures.loanRatesFigure, ofPeriods),
  example(figures.savingRatesFigure, ofPeriods),
  example(figures.savingsRateFigure, ofPeriods),
  example(figures.debtServiceFigure, ofPeriods),
  example(figures.needsFigure, ofHousehold),
  example(figures.wantsFigure, ofHousehold),
  example(figures.savingFigure, ofHousehold),
  example(figures.dividedNetFigure, ofHousehold),
  example(figures.savingPotentialFigure, ofHousehold),
  example(figures.savingTargetFigure, ofHousehold),
  example(figures.reserveFigure, ofHousehold),
  example(figures.readyMoneyFigure, ofHousehold),
  example(figures.monthlyNeedFigure, ofHousehold),
  example(figures.reserveLackFigure, ofHousehold),
  example(figures.housingCostsFigure, ofHousehold),
  example(figures.housingShareFigure, ofHousehold),
  example(figures.netEstimateFigure, ofEntries('incomes')),
  example(figures.monthlyAmountFigure, ofEntries('expenses')),
  example(figures.netWorthFigure, ofScopes),
  example(figures.assetsFigure, ofScopes),
  example(figures.debtsFigure, ofScopes),
  example(figures.debtRatioFigure, ofScopes),
  example(figures.propertyShareFigure, ofScopes),
  example(figures.liquidityShareFigure, ofScopes),
  example(figures.carriedDebtFigure, ofEntries('contracts')),
  example(figures.debtAtFixedInterestEndFigure, ofEntries('contracts')),
  example(figures.buildingSavingsFigure, (all) =>
    ofEntries('contracts')(all).map((entry) => ({ ...entry, tariff })),
  ),
  example(figures.goalRateFigure, ofEntries('goals')),
  example(figures.goalRatesFigure, ofHousehold),
  example(figures.goalSavingsFigure, ofHousehold),
  example(figures.goalPotentialFigure, ofHousehold),
  example(figures.fillingOrderFigure, ofHousehold),
  example(figures.statutoryPensionFigure, ofAdults),
  example(figures.pensionProjectionFigure, ofAdults),
  example(figures.ownNetPensionFigure, ofAdults),
  example(figures.pensionPurchasingPowerFigure, ofAdults),
  example(figures.netPensionsFigure, ofHousehold),
  example(figures.capitalPensionFigure, ofHousehold),
  example(figures.retirementGapFigure, ofHousehold),
  example(figures.disabilityPensionFigure, ofAdults),
  example(figures.widowPensionFigure, ofAdults),
  example(figures.sickPayFigure, ofAdults),
  example(figures.protectionNeedFigure, ofAdults),
  example(figures.protectionGapFigure, ofAdults),
  example(figures.earningPowerFigure, ofAdults),
  example(figures.deathGapFigure, ofAdults),
  example(figures.healthSavingFigure, ofQuotes),
  example(figures.healthDifferenceFigure, ofQuotes),
  example(figures.healthCostsFigure, ofQuotes),
  example(figures.healthSavingsCapitalFigure, (all) => ofQuotes(all).map((input) => ({ ...input, terms }))),
  example(figures.statutoryHealthFigure, ofAdults),
  example(figures.healthPayFigure, ofAdults),
  example(figures.basicPensionSavingFigure, (all) =>
    ofAdults(all).map((person) => ({ ...person, contributionYear: euros(1_200) })),
  ),
  example(figures.optimumFigure, ofHousehold),
  example(figures.financialGradeFigure, ofHousehold),
];

/** Every definition that the floor offers. */
export const definedFigures: readonly Figure[] = Object.entries(figures).flatMap(([name, value]) =>
  name.endsWith('Figure') && typeof value === 'object' ? [value as unknown as Figure] : [],
);
