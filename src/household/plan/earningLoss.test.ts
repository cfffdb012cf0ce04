import { assumptionsId, type Employment, type SectionData } from '../documents';
import { sample } from '../testing/sample';
import { valueOf } from '../testing/valueOf';
import {
  defaultLoss,
  earningLoss,
  earningLossFacts,
  type EarningLossSettings,
  type LossMonth,
  neededCover,
} from '.';

/** Nothing rises, and all that is left of a month stays: the course is then a sum by hand. */
const level = {
  position: 0,
  inflation: 0,
  payGrowth: 0,
  pensionGrowth: 0,
  accountReturn: 0,
  freeShare: 10_000,
};

const factsOf = (number: 1 | 2 | 3 | 4, firstName: string, change = (data: SectionData) => data) => {
  const { household, date, person } = sample(number);
  const data = change({ ...household, assumptions: { items: { [assumptionsId]: level } } });
  return earningLossFacts(data, person(firstName), date);
};
const aylin = valueOf(factsOf(2, 'Aylin'));
const loss = (settings: Partial<EarningLossSettings>, facts = aylin) =>
  earningLoss(facts, { ...defaultLoss, ...settings });
const inEuros = (cents: number) => Math.round(cents / 100);
const at = (months: readonly LossMonth[], month: number): LossMonth => {
  const found = months.find((one) => one.month === month);
  if (!found) throw new Error(`No month ${month}`);
  return found;
};
const withJobs = (facts: Partial<Employment>) => (data: SectionData) => ({
  ...data,
  employments: {
    items: Object.fromEntries(
      Object.entries(data.employments.items).map(([id, job]) => [id, { ...job, ...facts }]),
    ),
  },
});

test('pay for six weeks, sick pay to month 18, then nothing when the pension is refused', () => {
  // others 3,235 + 518; spending 2,650 + 279 + 1,505 + 450 = 4,884, with help 5,184
  const { before, months, emptyIn } = loss({ refused: true, help: 30_000 });
  expect([inEuros(before.income), inEuros(before.spending)]).toEqual([5_450, 4_884]);
  // month 2: 6 weeks are 1.3846 months, so pay is 38.46 % of 1,697 and sick pay 61.54 % of 1,342
  expect(inEuros(at(months, 2).incomes.pay)).toBe(653);
  expect(inEuros(at(months, 2).incomes.sickPay)).toBe(826);
  expect(inEuros(at(months, 18).income - at(months, 18).spending)).toBe(-89);
  expect(inEuros(at(months, 19).income - at(months, 19).spending)).toBe(-1_431);
  // 12,300 + 566 + 163 − 16 × 89 = 11,600; eight months of 1,431 leave about 150, the ninth is not paid
  expect(emptyIn).toBe(27);
});

test('who returns earns again, and pays no more help', () => {
  const { months, gap } = loss({ case: 'sick', returnsAfter: 6, help: 30_000 });
  expect(gap.months).toBe(4); // months 3 to 6
  expect(inEuros(gap.sum)).toBe(357); // sick pay is 1,341.8: 4 × 89.2
  expect(at(months, 7)).toMatchObject({ income: 545_000, spending: 488_400 });
});

test('a sample pension is paid from the seventh month on, never while somebody is only ill', () => {
  const paid = ({ months }: ReturnType<typeof loss>) => months.filter(({ incomes }) => incomes.sample > 0);
  expect(paid(loss({ cover: 100_000 }))[0]?.month).toBe(7);
  expect(paid(loss({ cover: 100_000, case: 'sick' }))).toEqual([]);
});

test('the needed pension is the smallest: with 50 euros less a month is not paid', () => {
  const settings = { ...defaultLoss, refused: true, help: 30_000 };
  const cover = neededCover(aylin, settings) ?? 0;
  expect(cover).toBeGreaterThan(0);
  expect(loss({ ...settings, cover }).emptyIn).toBeUndefined();
  expect(loss({ ...settings, cover: cover - 5_000 }).emptyIn).toBeDefined();
});

test('a private pension ends at its age: Jonas has 1,000 until 65', () => {
  const jonas = valueOf(factsOf(2, 'Jonas'));
  const untilAge = 65 * 12 - jonas.age;
  const { months } = loss({ start: untilAge - 12 }, jonas);
  expect(at(months, 12).incomes.private).toBe(100_000);
  expect(at(months, 13).incomes.private).toBe(0);
});

test('the self-employed have nothing for six weeks, and no sick pay without having elected it', () => {
  const elected = loss({}, valueOf(factsOf(3, 'Clara')));
  const clara = factsOf(3, 'Clara', withJobs({ sickPayElected: false }));
  const { months } = loss({}, valueOf(clara));
  expect(at(months, 1).incomes).toMatchObject({ pay: 0, sickPay: 0 });
  expect(at(months, 6).incomes.sickPay).toBe(0);
  expect(at(elected.months, 1).incomes.sickPay).toBe(0);
  expect(at(elected.months, 6).incomes.sickPay).toBeGreaterThan(0);
});

test('who is insured privately has no sick pay of the fund', () => {
  const { months } = loss({}, valueOf(factsOf(2, 'Aylin', withJobs({ healthInsurance: 'private' }))));
  expect(at(months, 1).incomes.pay).toBe(169_700);
  expect(at(months, 6).incomes.sickPay).toBe(0);
});

test('prices: what is agreed as an amount buys less each year, what follows prices does not', () => {
  const facts = { ...aylin, assumptions: { ...aylin.assumptions, inflation: 0.02 } };
  const { months } = loss({ cover: 100_000 }, facts);
  const month = at(months, 13); // twelve months after the first
  expect(Math.round(month.incomes.sample / month.prices)).toBe(98_039); // 1,000 ÷ 1.02
  expect(Math.round(month.costs.expenses / month.prices)).toBe(265_000);
});

test('what is not known is named and no 0', () => {
  const unknown = factsOf(2, 'Aylin', (data) => ({
    ...data,
    expenses: { items: {} },
    assets: { items: {} },
  }));
  expect(unknown).toEqual({ kind: 'missing', facts: [{ fact: 'expenses' }, { fact: 'assets' }] });
});

test('the pay of civil servants goes on, and nobody refuses them a pension of the state', () => {
  const { household, person } = sample(4);
  const [firstName = ''] = Object.values(household.persons.items).map((one) => one.firstName);
  const facts = valueOf(factsOf(4, firstName));
  expect(facts.course.occupation).toBe('civilServant');
  expect(facts.personId).toBe(person(firstName));
  const { months } = loss({ refused: true }, facts);
  expect(at(months, 18).incomes.pay).toBe(facts.earned); // until week 78
  expect(at(months, 19).incomes).toMatchObject({ pay: 0, disabilityPension: 0 });
  expect(at(months, 19).incomes.unfitPension).toBeGreaterThan(0);
  // the premium of private health insurance goes on while pay does; the pension is counted after it
  const premium = facts.course.protection.healthPremium;
  expect(at(months, 18).costs.insurance - at(months, 19).costs.insurance).toBe(premium);
});

test('private pensions are due in the month in which the course of the protection rail has them', () => {
  const jonas = valueOf(factsOf(2, 'Jonas'));
  const [first] = jonas.course.cases.full.filter(({ parts }) =>
    parts.some(({ payer }) => payer === 'private'),
  );
  const { months } = loss({}, jonas);
  const due = months.find(({ incomes }) => incomes.private > 0)?.month;
  expect(due).toBe(7);
  // 26 weeks are six months: the 27th is the first of the seventh
  expect(first?.from).toEqual({ week: (((due ?? 0) - 1) * 52) / 12 + 1 });
  // of the state nothing comes before sick pay has ended, of either
  expect(at(months, 18).incomes).toMatchObject({ disabilityPension: 0 });
  expect(at(months, 19).incomes.disabilityPension).toBeGreaterThan(0);
});

test('a civil servant’s private pension is due with the pension of who is unfit, in both', () => {
  const { household } = sample(4);
  const [firstName = ''] = Object.values(household.persons.items).map((one) => one.firstName);
  const facts = valueOf(factsOf(4, firstName));
  const { months } = loss({ cover: 100_000 }, facts);
  expect(at(months, 18).incomes.sample).toBe(0);
  expect(at(months, 19).incomes.sample).toBe(100_000);
});
