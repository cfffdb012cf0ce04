import * as fc from 'fast-check';
import {
  basicPensionEffect,
  budgetRates,
  budgetRule,
  capitalPension,
  carriedDebt,
  contractBuildingSavings,
  contractDates,
  criterionValues,
  deathCover,
  debtAtFixedInterestEnd,
  disabilityEstimate,
  fillingOrder,
  financialGrade,
  goalAssumptions,
  goalPlan,
  incomeProtection,
  incomeWhenSick,
  netPensions,
  netWorth,
  optimum,
  pensionProjection,
  privateHealthComparison,
  protectionCoverage,
  reserve,
  retirementGap,
  savingPotential,
  statutoryPensionEstimate,
  taxableIncome,
  taxUnits,
} from '.';
import type { SectionData } from '../documents';
import { anyHousehold, variedHousehold } from '../testing/householdArbitrary';

const date = '2026-10-01';

const tariff = {
  feeRate: 0.01,
  savingsRate: 0.0025,
  minimumBalance: 0.4,
  loanRate: 0.0235,
  loanPaymentRate: 0.006,
};

/** Every figure of a household, of each person, goal and contract of it. */
function allFigures(household: SectionData): unknown[] {
  const contracts = Object.values(household.contracts.items);
  return [
    ...[budgetRule, budgetRates, savingPotential, netWorth, reserve].map((figure) => figure(household)),
    ...[
      fillingOrder,
      capitalPension,
      netPensions,
      retirementGap,
      optimum,
      financialGrade,
      criterionValues,
    ].map((figure) => figure({ household, date })),
    protectionCoverage(household, date),
    contractDates(household, date),
    taxUnits(household).map((unit) => taxableIncome(household, unit, date)),
    Object.keys(household.persons.items).map((personId) => {
      const input = { household, personId, date };
      return [
        ...[statutoryPensionEstimate, pensionProjection, disabilityEstimate].map((figure) => figure(input)),
        ...[incomeProtection, incomeWhenSick, deathCover].map((figure) => figure(input)),
        basicPensionEffect({ ...input, contributionYear: 3_600_00 }),
        privateHealthComparison({
          ...input,
          quote: { health: 596_00, care: 48_00, sickPay: 32_00, deductibleYear: 600_00 },
        }),
      ];
    }),
    Object.values(household.goals.items).map((goal) =>
      goalPlan({ goal, date, assumed: goalAssumptions(household) }),
    ),
    contracts.map((contract) => {
      if (contract.kind === 'loan')
        return [carriedDebt({ contract, date }), debtAtFixedInterestEnd(contract)];
      return contract.kind === 'saving' ? contractBuildingSavings({ contract, tariff }) : [];
    }),
  ];
}

/** Invalid numbers, with their paths. */
function brokenNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => brokenNumbers(member, `${path}.${key}`));
}

describe('every figure is computed, or says what is missing: never NaN, never an error', () => {
  test.each([
    ['of any household that the schemas accept', anyHousehold],
    ['of a sample household in which some documents are any', variedHousehold],
  ])('%s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (household) => {
        expect(brokenNumbers(allFigures(household))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
