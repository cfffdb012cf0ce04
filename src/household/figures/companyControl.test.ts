import { privateHealthComparison } from '.';
import type { Employment, SectionData } from '../documents';
import { sample } from '../testing/sample';
import { healthEligibility } from './health/healthEligibility';
import { statutoryHealth } from './health/statutoryHealth';
import { netEstimate } from './netEstimate';
import type { Outcome } from './outcome';
import { disabilityEstimate } from './protection/disabilityEstimate';
import { incomeCourse } from './protection/incomeCourse';
import { pensionProjection } from './retirement/pensionProjection';
import { pointsPerYear } from './retirement/statutoryPension';

// Sample 2 with Jonas as managing partner of a company: who can stop every decision of it is no employee (§ 7 (1) SGB IV).

const { household, date, person } = sample(2);
const personId = person('Jonas');

const asPartner = (
  control: boolean | undefined,
  job: Partial<Employment> = {},
  sections: Partial<SectionData> = {},
) => {
  const items = Object.fromEntries(
    Object.entries(household.employments.items).map(([id, own]) => [
      id,
      own.personId === personId
        ? {
            ...own,
            status: 'managingPartner' as const,
            ...(control !== undefined && { controlsCompany: control }),
            ...job,
          }
        : own,
    ]),
  );
  return { household: { ...household, employments: { items }, ...sections }, personId, date };
};
const withoutLetter = { statutoryPensions: { items: {} } };

const netOf = ({ household: data }: ReturnType<typeof asPartner>) => {
  const salary = Object.values(data.incomes.items).find(
    (income) => income.personId === personId && income.kind === 'salary',
  );
  if (!salary) throw new Error('Jonas has a salary');
  return { salary, estimate: netEstimate(data, salary, date) };
};
const factsOf = (outcome: Outcome<unknown>) =>
  outcome.kind === 'missing' ? outcome.facts.map(({ fact }) => fact) : outcome.kind;
const valueOf = <Value>(outcome: Outcome<Value>): Value => {
  if (outcome.kind !== 'computed') throw new Error(`not computed: ${JSON.stringify(outcome)}`);
  return outcome.value;
};

describe('net', () => {
  test('of who controls the company: no contributions but his own to the fund, of all of it', () => {
    const { salary, estimate } = netOf(asPartner(true));
    if (estimate.kind !== 'estimated' || estimate.of !== 'pay') throw new Error('an estimate of pay');
    const { result, net, ownContributions } = estimate;
    expect(result.contributions.employeeTotal).toBe(0);
    expect(result.contributions.employerTotal).toBe(0);
    expect(result.deductions).toMatchObject({ pension: 0, unemployment: 0, health: 0, care: 0 });
    expect(net).toBe((salary.gross ?? 0) - result.totalDeductions - ownContributions);
    // about twice the half that an employee pays
    const employee = valueOf(statutoryHealth(asPartner(false))).own;
    expect(ownContributions).toBeGreaterThan(1.8 * employee);
    expect(result.tax.wageTax).toBeGreaterThan(0);
  });

  test('of who does not it is that of an employee, and while nobody has said it is asked for', () => {
    const asEmployee = netOf(asPartner(false, { status: 'employee' })).estimate;
    expect(netOf(asPartner(false)).estimate).toEqual(asEmployee);
    expect(netOf(asPartner(undefined)).estimate).toEqual({ kind: 'missing', facts: ['controlsCompany'] });
  });

  test('no employer adds to private premiums of who controls the company (§ 257 (2) SGB V)', () => {
    const premium = { position: 99, kind: 'insurance' as const, line: 'healthFull' as const };
    const contract = {
      ...premium,
      company: 'Musterkranken',
      personIds: [personId],
      premium: 612_00,
      frequency: 'monthly' as const,
      state: 'ok' as const,
    };
    const contracts = { items: { ...household.contracts.items, health: contract } };
    const subsidyOf = (control: boolean) => {
      const { estimate } = netOf(asPartner(control, { healthInsurance: 'private' }, { contracts }));
      return estimate.kind === 'estimated' && estimate.of === 'pay' && estimate.result.employerSubsidy;
    };
    expect(subsidyOf(true)).toBe(0);
    expect(subsidyOf(false)).toBe(306_00);
  });
});

describe('health insurance', () => {
  test('who controls the company chooses as the self-employed do; others by their pay', () => {
    expect(valueOf(healthEligibility(asPartner(true)))).toMatchObject({ full: true, reason: 'selfEmployed' });
    expect(valueOf(healthEligibility(asPartner(false))).reason).toMatch(/Limit$/);
    expect(factsOf(healthEligibility(asPartner(undefined)))).toEqual(['controlsCompany']);
  });

  test('a fund takes all of it from him', () => {
    expect(valueOf(statutoryHealth(asPartner(true))).employer).toBe(0);
    const employed = valueOf(statutoryHealth(asPartner(false)));
    expect(employed.employer).toBeGreaterThan(0);
    expect(factsOf(statutoryHealth(asPartner(undefined)))).toEqual(['controlsCompany']);
  });

  test('beside a private tariff no subsidy is counted', () => {
    const quote = { health: 500_00, care: 60_00, sickPay: 20_00, deductibleYear: 0 };
    const subsidyOf = (control: boolean) => {
      const outcome = privateHealthComparison({ ...asPartner(control), quote });
      return outcome.kind === 'computed' ? outcome.value.private.subsidy.total : factsOf(outcome);
    };
    expect(subsidyOf(true)).toBe(0);
    expect(subsidyOf(false)).toBeGreaterThan(0);
  });
});

describe('pension and earning power', () => {
  test('further points come of an insured job only', () => {
    const points = (control: boolean | undefined) => {
      const { household: data } = asPartner(control);
      return pointsPerYear(data, personId, date);
    };
    expect(points(true)).toEqual({ kind: 'computed', value: 0 });
    expect(valueOf(points(false))).toBeGreaterThan(0);
    expect(factsOf(points(undefined))).toEqual(['controlsCompany']);
  });

  test('without a letter a pension is estimated of who is insured, and of nobody else', () => {
    expect(pensionProjection(asPartner(false, {}, withoutLetter)).kind).toBe('computed');
    expect(pensionProjection(asPartner(true, {}, withoutLetter)).kind).toBe('missing');
    expect(pensionProjection(asPartner(undefined, {}, withoutLetter)).kind).toBe('missing');
  });

  test('a disability pension asks for the claim of who controls the company, as of the self-employed', () => {
    expect(factsOf(disabilityEstimate(asPartner(true)))).toEqual(['disabilityClaim']);
    expect(factsOf(disabilityEstimate(asPartner(undefined)))).toEqual(['controlsCompany']);
    expect(valueOf(disabilityEstimate(asPartner(false))).gross).toBeGreaterThan(0);
  });

  test('nobody goes on to pay him by law when he is ill, and there is sick pay only if he elected it', () => {
    const entitled = (own: boolean): Partial<SectionData> => ({
      statutoryPensions: {
        items: Object.fromEntries(
          Object.entries(household.statutoryPensions.items).map(([id, letter]) => [
            id,
            { ...letter, disabilityEntitled: own },
          ]),
        ),
      },
    });
    const course = (control: boolean, job: Partial<Employment> = {}) =>
      valueOf(incomeCourse(asPartner(control, job, entitled(true))));
    const controls = course(true, { sickPayElected: false });
    expect(controls.occupation).toBe('selfEmployed');
    expect(controls.sick?.kind).toBe('none');
    expect(controls.cases.sick[0]?.netMonth).toBe(0);
    expect(course(true, { sickPayElected: true }).sick?.kind).toBe('sickPay');
    const employed = course(false);
    expect(employed.cases.sick[0]).toMatchObject({ kind: 'fullPay' });
    expect(employed.cases.sick[0]?.netMonth).toBeGreaterThan(0);
  });
});
