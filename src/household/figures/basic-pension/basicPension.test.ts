import { euros } from '@vp-digital/core/finance';
import {
  basicPensionCourse,
  basicPensionEffect,
  basicPensionFit,
  type BasicPensionTerms,
  combination,
  contributionForPension,
  savingsGoal,
} from '..';
import { assumptionsId } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const clara = () => {
  const { household, date, person } = sample(3);
  return { household, date, personId: person('Clara') };
};
const terms = (more: Partial<BasicPensionTerms> = {}): BasicPensionTerms => ({
  monthly: euros(600),
  december: 0,
  startAge: 67,
  ...more,
});
const courseOf = (more?: Partial<BasicPensionTerms>) =>
  valueOf(basicPensionCourse({ ...clara(), terms: terms(more) }));

test('a pension is 29 euros for 10,000 of capital at 67, 82 % of it net, in the purchasing power of today', () => {
  const { cases, months } = courseOf();
  const { capital, gross, net, real } = cases.middle;
  expect(gross).toBe(Math.round((capital * 29) / 10_000));
  expect(net).toBe(Math.round(gross * 0.82));
  expect(real).toBe(Math.round(net / 1.02 ** (months / 12)));
  // 600 at the beginning of each month at 3.5 %: 600 × m × (m^n − 1) ÷ (m − 1)
  const m = 1.035 ** (1 / 12);
  expect(capital / 100).toBeCloseTo((600 * m * (m ** months - 1)) / (m - 1), 1);
  expect(cases.weak.capital).toBeLessThan(capital);
  expect(cases.good.capital).toBeGreaterThan(capital);
});

test('what the tax office pays back lowers the effort, and the depot is given the same', () => {
  const { contributionYear, savingYear, netCostYear, depot, months } = courseOf();
  expect(contributionYear).toBe(euros(7_200));
  expect(savingYear).toBeGreaterThan(0);
  expect(netCostYear).toBe(contributionYear - savingYear);
  expect(depot.tax).toBe(Math.round((depot.capital - Math.round(netCostYear / 12) * months) * 0.184625));
});

test('the depot grows by the long-run return of the household above its inflation, and is paid out over 25 years', () => {
  const { netCostYear, depot, months } = courseOf();
  // 2 % above an inflation of 2 %, one after the other
  const yearly = 1.02 * 1.02 - 1;
  const m = (1 + yearly) ** (1 / 12);
  const rate = Math.round(netCostYear / 12);
  const capital = (rate * m * (m ** months - 1)) / (m - 1);
  expect(Math.abs(depot.capital - capital)).toBeLessThan(100);
  const j = (1 + yearly * (1 - 0.184625)) ** (1 / 12) - 1;
  // paid at the beginning of each month
  const net = ((depot.capital - depot.tax) * j) / (1 - (1 + j) ** -300) / (1 + j);
  expect(Math.abs(depot.net - net)).toBeLessThanOrEqual(1);
  expect(depot.real).toBe(Math.round(depot.net / 1.02 ** (months / 12)));
});

test('courses and depot follow the assumptions of the household, and no return is below nothing', () => {
  const of = (own: object) => {
    const { household, ...asked } = clara();
    const assumptions = { items: { [assumptionsId]: { position: 0, ...own } } };
    return valueOf(
      basicPensionCourse({ ...asked, household: { ...household, assumptions }, terms: terms() }),
    );
  };
  expect(of({ insuredReturn: 400 }).cases.middle.annualRate).toBe(0.04);
  expect(of({ insuredReturn: 100 }).cases.weak.annualRate).toBe(0);
  expect(of({ realReturn: 0 }).depot.capital).toBeLessThan(courseOf().depot.capital);
  expect(of({ inflation: 0 }).cases.middle.real).toBe(of({ inflation: 0 }).cases.middle.net);
});

test('more is never less: a higher contribution, a December payment and a later start raise the pension', () => {
  const before = courseOf().cases.middle.gross;
  expect(courseOf({ monthly: euros(601) }).cases.middle.gross).toBeGreaterThan(before);
  expect(courseOf({ december: euros(1_000) }).cases.middle.gross).toBeGreaterThan(before);
  expect(courseOf({ startAge: 68 }).cases.middle.gross).toBeGreaterThan(before);
});

test('beyond the maximum nothing is deducted', () => {
  const { withoutEffect, roomLeft, savingYear } = courseOf({ december: euros(60_000) });
  expect(withoutEffect).toBeGreaterThan(0);
  expect(roomLeft).toBe(0);
  expect(courseOf({ december: euros(70_000) }).savingYear).toBe(savingYear);
});

test('the contribution that is solved for brings the pension that was asked for, and one euro less does not', () => {
  const question = { ...clara(), terms: terms() };
  const monthly = valueOf(contributionForPension(question, euros(600)));
  expect(courseOf({ monthly }).cases.middle.real).toBeGreaterThanOrEqual(euros(600) - 1);
  expect(courseOf({ monthly: monthly - 100 }).cases.middle.real).toBeLessThan(euros(600));
});

test('what speaks for it follows from the household, and the retired are not asked', () => {
  const { points, marginalRate, reducedFor } = valueOf(basicPensionFit(clara()));
  expect(points.map(({ key }) => key)).toEqual(['tax', 'reserve', 'time', 'room']);
  expect(points[0]?.verdict).toBe(marginalRate >= 0.3 ? 'for' : 'against');
  expect(reducedFor).toBeUndefined();
  const { household, date, person } = sample(5);
  expect(basicPensionFit({ household, date, personId: person('Gerd') }).kind).toBe('notRelevant');
  expect(basicPensionCourse({ household, date, personId: person('Gerd'), terms: terms() }).kind).toBe(
    'notRelevant',
  );
});

type Asked = ReturnType<typeof clara>;

test('who has to pay into a Versorgungswerk uses up some of the maximum, which nobody has told', () => {
  const { household, ...of } = clara();
  const items = Object.fromEntries(
    Object.entries(household.employments.items).map(([id, job]) => [
      id,
      { ...job, professionalPensionFund: 'Ärzteversorgung' },
    ]),
  );
  const doctor: Asked = { household: { ...household, employments: { items } }, ...of };
  const roomOf = (asked: Asked) =>
    valueOf(basicPensionFit(asked)).points.find(({ key }) => key === 'room')?.verdict;
  expect(roomOf(clara())).toBe('for');
  expect(roomOf(doctor)).toBe('open');
  const effectOf = (asked: Asked) =>
    valueOf(basicPensionEffect({ ...asked, contributionYear: 0 })).untoldContributions;
  expect(effectOf(clara())).toBe('possible');
  expect(effectOf(doctor)).toBe('due');
  const { household: employed, date, person } = sample(1);
  expect(effectOf({ household: employed, date, personId: person('Lena') })).toBe('none');
});

test('one net effort over the layers costs no more than before, and all of it in the Basisrente is the concept', () => {
  const question = { ...clara(), terms: terms() };
  const all = valueOf(combination(question, { basic: 10_000, company: 0, depot: 0 }));
  const course = courseOf();
  expect(Math.abs(all.layers.basic.contribution - euros(600))).toBeLessThanOrEqual(100);
  expect(Math.abs(all.real - course.cases.middle.real)).toBeLessThanOrEqual(100);
  const mixed = valueOf(combination(question, { basic: 5_000, company: 2_000, depot: 3_000 }));
  const spent = Object.values(mixed.layers).reduce((sum, { effort }) => sum + effort, 0);
  // Clara is self-employed: she has no pay to defer, so that part is not spent
  expect(mixed.isCompanyPossible).toBe(false);
  expect(Math.abs(spent - Math.round(mixed.effort * 0.8))).toBeLessThanOrEqual(2);
  expect(mixed.available).toBeGreaterThan(0);
});

test('an employee’s part is deferred with the employer’s addition', () => {
  const { household, date, person } = sample(1);
  const question = { household, date, personId: person('Lena'), terms: terms({ monthly: euros(200) }) };
  const { layers } = valueOf(combination(question, { basic: 0, company: 10_000, depot: 0 }));
  expect(layers.company.contribution).toBeGreaterThan(layers.company.effort * 1.15);
});

test('a year later costs more, and beyond the maximum the rest goes into a depot', () => {
  const question = { ...clara(), terms: terms() };
  expect(valueOf(savingsGoal(question, euros(600))).waitingMonth).toBeGreaterThan(0);
  expect(valueOf(savingsGoal(question, euros(600))).split).toBeUndefined();
  const { split } = valueOf(savingsGoal(question, euros(5_000)));
  expect(split?.basic).toBeGreaterThan(0);
  expect(split?.depot).toBeGreaterThan(0);
});
