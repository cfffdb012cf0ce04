import { euros } from '@vp-digital/core/finance';
import { aidRateOf, healthEligibility, healthFamily, oldAgeShare, statutoryHealth, yearsOfFamily } from '..';
import { sample } from '../../testing/sample';
import { pensionerMembership } from './pensionerMembership';
import { valueOf } from '../../testing/valueOf';

const { household, date, person } = sample(6);
const nadine = { household, date, personId: person('Nadine') };

/** A sample household with another salary of a person, and facts of the job. */
function withJob(number: Parameters<typeof sample>[0], name: string, job: object, gross?: number) {
  const { household: known, date: day, person: idOf } = sample(number);
  const personId = idOf(name);
  const change = <Entry extends { personId: string }>(items: Record<string, Entry>, facts: object) =>
    Object.fromEntries(
      Object.entries(items).map(([id, entry]) => [
        id,
        entry.personId === personId ? { ...entry, ...facts } : entry,
      ]),
    );
  return {
    personId,
    date: day,
    household: {
      ...known,
      employments: { items: change(known.employments.items, job) },
      ...(gross !== undefined && { incomes: { items: change(known.incomes.items, { gross }) } }),
    },
  };
}

describe('who may be privately insured', () => {
  const eligibility = (number: Parameters<typeof sample>[0], name: string) => {
    const found = sample(number);
    return valueOf(healthEligibility({ ...found, personId: found.person(name) }));
  };

  test('above the limit an employee may, below it there is only supplementary insurance', () => {
    expect(eligibility(6, 'Nadine')).toMatchObject({
      full: true,
      reason: 'aboveLimit',
      fromNextYear: false,
      noReturn: false,
      pay: { year: euros(107_600), limit: euros(77_400) },
    });
    expect(eligibility(1, 'Lena')).toMatchObject({ full: false, reason: 'belowLimit' });
    expect(eligibility(2, 'Aylin')).toMatchObject({ full: false, reason: 'belowLimit' });
  });

  test('exactly at the limit is not above it', () => {
    const exact = withJob(2, 'Jonas', {}, euros(6_450));
    expect(valueOf(healthEligibility(exact))).toMatchObject({ full: false });
    const above = withJob(2, 'Jonas', {}, euros(6_450) + 1);
    expect(valueOf(healthEligibility(above))).toMatchObject({ full: true });
  });

  test('who is still compulsorily insured above the limit leaves with the year', () => {
    expect(valueOf(healthEligibility(withJob(6, 'Nadine', { healthInsurance: 'statutory' })))).toMatchObject({
      full: true,
      fromNextYear: true,
    });
  });

  test('part-time work brings the compulsory insurance back', () => {
    expect(valueOf(healthEligibility({ ...nadine, payShare: 0.7 }))).toMatchObject({ full: false });
  });

  test('civil servants and the self-employed may at any time, the retired may not', () => {
    expect(eligibility(4, 'Henrik')).toMatchObject({
      full: true,
      reason: 'civilServant',
      wayBack: 'employment',
    });
    expect(eligibility(3, 'Clara').wayBack).toBeUndefined();
    expect(eligibility(3, 'Clara')).toMatchObject({ full: true, reason: 'selfEmployed' });
    expect(eligibility(5, 'Gerd')).toMatchObject({ full: false, reason: 'retired', noReturn: true });
  });

  test.each([
    ['a soldier, whatever cover is recorded', { status: 'soldier', healthInsurance: 'privateAid' }],
    ['a police officer with Heilfürsorge', { healthInsurance: 'freeMedicalCare' }],
  ])('%s has nothing to choose, no aid and no contribution of a fund to pay', (_, job) => {
    const asked = { ...withJob(4, 'Henrik', job), date };
    const { household: known, personId } = asked;
    expect(valueOf(healthEligibility(asked))).toMatchObject({ full: false, reason: 'freeMedicalCare' });
    expect(aidRateOf(known, personId)).toBeUndefined();
    expect(statutoryHealth(asked).kind).toBe('notRelevant');
  });

  test('Heilfürsorge ends with the service', () => {
    const retired = withJob(4, 'Henrik', {
      status: 'retiredCivilServant',
      healthInsurance: 'freeMedicalCare',
    });
    expect(valueOf(healthEligibility(retired))).toMatchObject({ reason: 'retired' });
  });

  test('students by exemption, those without income not, and nothing without a known job', () => {
    const as = (status: string) => valueOf(healthEligibility(withJob(1, 'Lena', { status })));
    expect(as('student')).toMatchObject({ full: true, reason: 'student' });
    expect(as('homemaker')).toMatchObject({ full: false, reason: 'notEarning' });
    const unknown = { ...household, employments: { items: {} }, incomes: { items: {} } };
    expect(healthEligibility({ ...nadine, household: unknown }).kind).toBe('notRelevant');
  });

  test('an artist who is insured by law leaves only by exemption, whoever is in a fund by choice may leave it', () => {
    const clara = (healthInsurance: string) =>
      valueOf(healthEligibility(withJob(3, 'Clara', { status: 'freelancer', healthInsurance })));
    expect(clara('statutory')).toMatchObject({ full: false, reason: 'insuredOnOwnAccount' });
    expect(clara('statutoryVoluntary')).toMatchObject({ full: true, reason: 'selfEmployed' });
    const atHome = withJob(1, 'Lena', { status: 'homemaker', healthInsurance: 'statutoryVoluntary' });
    expect(valueOf(healthEligibility(atHome))).toMatchObject({ full: true, reason: 'voluntaryMember' });
  });

  test('waits for the pay', () => {
    const incomes = Object.entries(household.incomes.items).map(([id, { gross: _, ...income }]) => [
      id,
      income,
    ]);
    const unpaid = { ...household, incomes: { items: Object.fromEntries(incomes) } };
    expect(healthEligibility({ ...nadine, household: unpaid })).toEqual({
      kind: 'missing',
      facts: [{ fact: 'gross', personId: nadine.personId }],
    });
  });
});

describe('who of the family needs a contract of their own', () => {
  test('a single mother’s child does', () => {
    const clara = sample(3);
    expect(healthFamily({ ...clara, personId: clara.person('Clara') })).toMatchObject([
      { kind: 'child', age: 8, statutory: 'free', private: 'own' },
    ]);
  });

  test('a child stays free with the other parent while the private one earns no more than the limit', () => {
    const jonas = withJob(2, 'Jonas', {}, euros(6_450));
    expect(healthFamily(jonas).map((member) => member.private)).toEqual(['unchanged', 'other', 'other']);
    const rich = withJob(2, 'Jonas', {}, euros(6_500));
    expect(healthFamily(rich).map((member) => member.private)).toEqual(['unchanged', 'own', 'own']);
  });

  test('a partner without income is free only in the statutory fund', () => {
    const single = withJob(2, 'Aylin', { status: 'homemaker' });
    expect(healthFamily({ ...single, personId: sample(2).person('Jonas') })[0]).toMatchObject({
      kind: 'partner',
      statutory: 'free',
      private: 'own',
    });
  });

  test('a planned child is treated as one that is there', () => {
    expect(healthFamily({ ...nadine, plannedChildren: 2 }).map((member) => member.private)).toEqual([
      'own',
      'own',
    ]);
    const jonas = withJob(2, 'Jonas', {}, euros(6_450));
    expect(healthFamily({ ...jonas, plannedChildren: 1 }).at(-1)).toMatchObject({
      kind: 'planned',
      private: 'other',
    });
  });

  test.each([
    ['a soldier', { status: 'soldier' }],
    ['a civil servant of whom no fund is known', { status: 'judge', healthInsurance: undefined }],
  ])('a child is not free with %s', (_, job) => {
    const aylin = withJob(2, 'Aylin', job);
    const family = healthFamily({ ...aylin, personId: sample(2).person('Jonas') });
    expect(family.map((member) => member.private)).toEqual(['unchanged', 'own', 'own']);
  });

  test('until the youngest is 25', () => {
    expect(yearsOfFamily([7, 3])).toBe(22);
    expect(yearsOfFamily([])).toBe(0);
  });
});

describe('who is privately insured already, and the partner', () => {
  test('an exempted employee below the limit stays private', () => {
    const { household: known, personId } = withJob(1, 'Lena', { healthInsurance: 'private' });
    expect(valueOf(healthEligibility({ household: known, personId, date }))).toMatchObject({
      full: true,
      reason: 'alreadyPrivate',
      fromNextYear: false,
      pay: { limit: euros(77_400) },
    });
  });

  test('nobody who is privately insured can simply enter a fund', () => {
    const wayOf = (of: ReturnType<typeof withJob>) => valueOf(healthEligibility(of));
    const clara = withJob(3, 'Clara', { healthInsurance: 'private' });
    expect(wayOf(clara)).toMatchObject({ reason: 'alreadyPrivate', wayBack: 'employment' });
    const rich = withJob(2, 'Jonas', { healthInsurance: 'private' }, euros(8_000));
    expect(wayOf(rich)).toMatchObject({ reason: 'alreadyPrivate', wayBack: 'belowLimit' });
    expect(wayOf({ ...clara, date: '2045-01-01' }).wayBack).toBe('closed');
  });

  test('the KVdR asks for nine tenths of the second half of working life', () => {
    const clara = withJob(3, 'Clara', { healthInsurance: 'private' });
    const { birthDate = '' } = clara.household.persons.items[clara.personId] ?? {};
    const at = (age: number) => `${Number(birthDate.slice(0, 4)) + age}-12-31`;
    // from 20 to 67: the second half begins at 43.5, and a tenth of it ends at 45.85
    const membership = (age: number) => pensionerMembership(clara.household, clara.personId, at(age));
    expect([membership(45), membership(46)]).toEqual(['compulsory', 'voluntary']);
    const inFund = withJob(3, 'Clara', { healthInsurance: 'statutoryVoluntary' });
    expect(pensionerMembership(inFund.household, inFund.personId, at(60))).toBe('compulsory');
    const civil = withJob(3, 'Clara', { status: 'judge', healthInsurance: 'statutory' });
    expect(pensionerMembership(civil.household, civil.personId, at(30))).toBe('voluntary');
  });

  const partnerOf = (job: object, gross?: number) => {
    const { household: known } = withJob(2, 'Aylin', job, gross);
    const family = healthFamily({ household: known, personId: sample(2).person('Jonas'), date });
    return family.find(({ kind }) => kind === 'partner');
  };

  test.each([
    ['on parental leave', { status: 'parentalLeave' }],
    ['unemployed', { status: 'unemployed' }],
    ['studying', { status: 'student' }],
  ])('%s keeps a membership of her own', (_, job) => {
    expect(partnerOf(job)).toMatchObject({ statutory: 'own', private: 'unchanged' });
  });

  test.each([
    ['at home', { status: 'homemaker' }, undefined],
    ['with a Minijob', {}, euros(603)],
    ['insured with the family', { healthInsurance: 'family' }, undefined],
  ])('%s depends on the family insurance', (_, job, gross) => {
    expect(partnerOf(job, gross)).toMatchObject({ statutory: 'free', private: 'own' });
  });

  test('a euro more than a Minijob is a membership of her own', () => {
    expect(partnerOf({}, euros(604))).toMatchObject({ statutory: 'own', private: 'unchanged' });
    // a trainee is never in a Minijob
    expect(partnerOf({ status: 'apprentice' }, euros(500))).toMatchObject({ statutory: 'own' });
  });

  test('a marriage that nobody told of is not denied: the children are not called free', () => {
    const { household: known } = sample(4);
    const persons = Object.entries(known.persons.items).map(([id, { maritalStatus: _, ...one }]) => [
      id,
      one,
    ]);
    const incomes = Object.entries(known.incomes.items).map(([id, income]) => [
      id,
      income.kind === 'officialPay' ? { ...income, gross: euros(8_000) } : income,
    ]);
    const untold = {
      ...known,
      persons: { items: Object.fromEntries(persons) },
      incomes: { items: Object.fromEntries(incomes) },
    };
    const family = healthFamily({ household: untold, personId: sample(4).person('Henrik'), date });
    const child = family.find(({ kind }) => kind === 'child');
    expect(child).toMatchObject({ private: 'own', assumed: 'married' });
  });
});

describe('aid of civil servants', () => {
  const aidOf = (job: object) => {
    const { household: known, personId } = withJob(4, 'Henrik', job);
    return aidRateOf(known, personId);
  };

  test('is what is recorded, else 50 %, and 70 % with two children; none for employees', () => {
    expect(aidOf({ aidRate: 7_000 })).toBe(0.7);
    expect(aidOf({ aidRate: undefined })).toBe(0.5);
    const jonas = withJob(2, 'Jonas', { status: 'judge' });
    expect(aidRateOf(jonas.household, jonas.personId)).toBe(0.7);
    expect(aidRateOf(household, nadine.personId)).toBeUndefined();
  });

  test('recorded as 0 is none', () => expect(aidOf({ aidRate: 0 })).toBeUndefined());

  test('rises in retirement and leaves less of the premium', () => {
    expect(oldAgeShare(0.5)).toBeCloseTo(0.6);
    expect(oldAgeShare(0.8)).toBe(1);
    expect(oldAgeShare(undefined)).toBe(1);
  });
});
