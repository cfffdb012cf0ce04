import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { euros } from '@vp-digital/core/finance';
import { assumptionsId, emptySection, type SectionData } from '../documents';
import {
  adults,
  type AssumptionName,
  assumptionNames,
  assumptionsOf,
  basicPensionCourse,
  commonAssumptions,
  laterPurchasingPower,
  plannedSavings,
  savingsOutlook,
} from '../figures';
import { exampleDay as date, figureExamples } from '../figures/testing/examples';
import { exampleHouseholds } from '../figures/testing/exampleHouseholds';
import {
  budgetFacts,
  budgetResult,
  defaultSettings,
  defaultLoss,
  earningLoss,
  earningLossFacts,
  plainBudget,
  retirementFacts,
  retirementResult,
} from '.';

const withAssumption = (household: SectionData, name: AssumptionName): SectionData => ({
  ...household,
  assumptions: {
    items: { [assumptionsId]: { position: 0, [name]: commonAssumptions[name] * 10_000 + 100 } },
  },
});

/** What changes with an assumption, of every sample household. */
const changedBy = (name: AssumptionName, resultOf: (household: SectionData) => unknown): boolean =>
  exampleHouseholds.some((household) => {
    const usual = JSON.stringify(resultOf({ ...household, assumptions: emptySection('assumptions') }));
    return JSON.stringify(resultOf(withAssumption(household, name))) !== usual;
  });

/** What is computed of the future that is no figure, by the page that shows it. */
const computedOfPages: Record<string, (household: SectionData) => unknown> = {
  'C14 savings amount': (household) => {
    const planned = plannedSavings(household, date);
    return planned.kind === 'computed' ? savingsOutlook({ ...planned.value, today: 0 }) : planned;
  },
  'C40 future budget': (household) => {
    const facts = budgetFacts(household, date);
    return facts.kind === 'computed' ? budgetResult(facts.value, plainBudget).years : facts;
  },
  'C41 retirement': (household) => {
    const facts = retirementFacts(household, date);
    const settings = defaultSettings(assumptionsOf(household));
    return facts.kind === 'computed' ? retirementResult(facts.value, settings) : facts;
  },
  'C42 earning power': (household) =>
    adults(household).map(({ id }) => {
      const facts = earningLossFacts(household, id, date);
      return facts.kind === 'computed' ? earningLoss(facts.value, defaultLoss).months : facts;
    }),
  'C50 protection concept': (household) => laterPurchasingPower(euros(1_000), 200, household),
  'C55 Basisrente': (household) =>
    adults(household).map(({ id: personId }) =>
      basicPensionCourse({
        household,
        personId,
        date,
        terms: { monthly: euros(100), december: 0, startAge: 67 },
      }),
    ),
};

/** Of each assumption the figures and pages that follow it. */
const followers: Record<AssumptionName, readonly string[]> = {
  inflation: [
    'goalRate',
    'goalRates',
    'fillingOrder',
    'ownNetPension',
    'pensionPurchasingPower',
    'healthSaving',
    'healthDifference',
    'healthCosts',
    'healthSavingsCapital',
    'C14 savings amount',
    'C40 future budget',
    'C42 earning power',
    'C50 protection concept',
    'C55 Basisrente',
  ],
  payGrowth: ['C40 future budget', 'C42 earning power'],
  pensionGrowth: ['C40 future budget', 'C42 earning power'],
  premiumGrowth: [
    'retirementGap',
    'healthSaving',
    'healthDifference',
    'healthCosts',
    'healthSavingsCapital',
    'C40 future budget',
  ],
  contributionGrowth: ['healthCosts', 'healthSavingsCapital'],
  accountReturn: ['C40 future budget', 'C42 earning power'],
  savingsReturn: ['goalRate', 'goalRates', 'fillingOrder', 'C40 future budget'],
  realReturn: [
    'goalRates',
    'fillingOrder',
    'netPensions',
    'capitalPension',
    'retirementGap',
    'financialGrade',
    'C40 future budget',
    'C41 retirement',
    'C55 Basisrente',
  ],
  // the fan of the chart alone: no amount rests on it
  fluctuation: [],
  planReturn: ['C14 savings amount'],
  planCosts: ['C14 savings amount'],
  insuredReturn: ['C55 Basisrente'],
  followUpRate: ['C40 future budget'],
  freeShare: ['C40 future budget', 'C42 earning power'],
};

test.each(assumptionNames)('%s changes every figure and page that names it, and no other', (name) => {
  const figures = figureExamples
    .filter(({ figure, inputsOf }) =>
      changedBy(name, (household) => inputsOf(household).map((input) => figure.of(household, input))),
    )
    .map(({ figure }) => figure.name);
  const pages = Object.entries(computedOfPages)
    .filter(([, resultOf]) => changedBy(name, resultOf))
    .map(([page]) => page);
  expect([...figures, ...pages]).toEqual(followers[name]);
});

test('a figure that declares the assumptions follows one of them', () => {
  const declared = figureExamples
    .filter(({ figure }) => figure.documents.includes('assumptions'))
    .map(({ figure }) => figure.name);
  expect(declared.filter((name) => !Object.values(followers).flat().includes(name))).toEqual([]);
});

/** A number of its own for what is assumed once: `inflation: 0.02`, `const planReturn = .03`, `?? 0.02` after its name. */
const secondConstant =
  /(inflation|growth|return|rise|interest|followUp|fluctuation)[a-z]*['"]?\??\s*(:|=|\?\?)\s*-?0?\.\d+/i;

test('no file has a second number for what is assumed', () => {
  const root = join(__dirname, '../../..');
  const sources = ['src/household', 'src/forms', 'src/charts', 'remotes'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|samples\/|node_modules/.test(file))
      .map((file) => join(folder, file)),
  );
  const found = sources
    .filter((file) => file !== 'src/household/figures/assumptions.ts')
    .filter((file) => secondConstant.test(readFileSync(join(root, file), 'utf8')));
  expect(sources.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
  expect(secondConstant.test('const rules = { inflation: 0.02 }')).toBe(true);
});
