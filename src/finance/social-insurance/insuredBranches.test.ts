import { type InsuredBranchesInput, insuredBranches } from './insuredBranches';
import { type OccupationalStatus, occupationalStatuses } from './statusRules';

/** By status, of somebody of forty with 3,000 euros: who pays to pension, unemployment and health, and long illness. */
const table: Record<OccupationalStatus, readonly [string, string, string, string | undefined, string]> = {
  employee: ['statutory, both', 'both', 'both', 'fund', 'automatic'],
  worker: ['statutory, both', 'both', 'both', 'fund', 'automatic'],
  civilServantPermanent: ['civilService, nobody', 'nobody', 'nobody', 'payContinues', 'regular'],
  civilServantProbation: ['civilService, nobody', 'nobody', 'nobody', 'payContinues', 'regular'],
  civilServantRevocable: ['civilService, nobody', 'nobody', 'nobody', 'payContinues', 'regular'],
  judge: ['civilService, nobody', 'nobody', 'nobody', 'payContinues', 'regular'],
  soldier: ['civilService, nobody', 'nobody', 'nobody', 'payContinues', 'regular'],
  selfEmployed: ['none, nobody', 'nobody', 'nobody', undefined, 'none'],
  freelancer: ['none, nobody', 'nobody', 'nobody', undefined, 'none'],
  managingPartner: ['statutory, both', 'both', 'both', 'fund', 'automatic'],
  apprentice: ['statutory, both', 'both', 'both', 'fund', 'training'],
  student: ['statutory, both', 'nobody', 'nobody', 'none', 'automatic'],
  pensioner: ['statutory, both', 'both', 'both', 'none', 'automatic'],
  retiredCivilServant: ['statutory, employer', 'both', 'nobody', 'none', 'automatic'],
  homemaker: ['none, nobody', 'nobody', 'nobody', 'none', 'none'],
  parentalLeave: ['none, nobody', 'nobody', 'nobody', 'none', 'none'],
  unemployed: ['none, nobody', 'nobody', 'nobody', 'fund', 'none'],
};

const person = (changes: Partial<InsuredBranchesInput> = {}) =>
  insuredBranches({
    status: 'employee',
    date: '2026-10-01',
    birthDate: '1986-05-05',
    grossMonth: 3_000_00,
    ...changes,
  });

const payers = ({ employee, employer }: { employee: boolean; employer: boolean }) =>
  employee && employer ? 'both' : employee ? 'employee' : employer ? 'employer' : 'nobody';

describe('statuses and branches', () => {
  test.each(occupationalStatuses)('%s', (status) => {
    const { pensionScheme, pension, unemployment, health, sickPay, employment } = person({ status });
    expect([
      `${pensionScheme}, ${payers(pension)}`,
      payers(unemployment),
      payers(health),
      sickPay,
      employment,
    ]).toEqual(table[status]);
  });

  test.each(occupationalStatuses)('%s names a paragraph for each branch', (status) => {
    const { pension, unemployment, health, sickPaySource } = person({ status });
    for (const source of [pension.source, unemployment.source, health.source, sickPaySource])
      expect(source).toMatch(/^§§? [0-9a]+.* (SGB (III|IV|V|VI)|BBesG)/);
  });
});

describe('what a status alone does not say', () => {
  test('a Minijob is in no branch but the pension’s, and gives no Krankengeld', () => {
    const job = person({ grossMonth: 603_00 });
    expect([job.isMinijob, payers(job.pension), payers(job.unemployment), payers(job.health)]).toEqual([
      true,
      'both',
      'nobody',
      'nobody',
    ]);
    expect(job.sickPay).toBe('none');
    expect(person({ grossMonth: 603_01 }).sickPay).toBe('fund');
    // the limit of the day: 633 euros from 2027 on
    expect(person({ grossMonth: 620_00, date: '2027-01-15' }).isMinijob).toBe(true);
  });

  test('a trainee is never in a Minijob', () => {
    expect(person({ status: 'apprentice', grossMonth: 500_00 }).isMinijob).toBe(false);
  });

  test('a Versorgungswerk takes the place of the state scheme, of the self-employed as well', () => {
    const doctor = person({ professionalPensionFund: true });
    expect([doctor.pensionScheme, payers(doctor.pension), payers(doctor.unemployment)]).toEqual([
      'professional',
      'nobody',
      'both',
    ]);
    expect(person({ status: 'freelancer', professionalPensionFund: true }).pensionScheme).toBe(
      'professional',
    );
    expect(person({ status: 'judge', professionalPensionFund: true }).pensionScheme).toBe('civilService');
  });

  test('past the standard age: unemployment by age alone, pension with a full old-age pension and without a waiver', () => {
    const old = { birthDate: '1958-01-15' };
    expect(payers(person(old).unemployment)).toBe('employer');
    expect(payers(person(old).pension)).toBe('both');
    expect(payers(person({ ...old, fullOldAgePension: true }).pension)).toBe('employer');
    expect(payers(person({ ...old, fullOldAgePension: true, pensionWaiver: true }).pension)).toBe('both');
    expect(person(old).activePension).toBe(true);
    expect(person({ ...old, grossMonth: 500_00 }).activePension).toBe(false);
    expect(person({ ...old, status: 'judge' }).activePension).toBe(false);
    expect(person({ ...old, status: 'selfEmployed' }).activePension).toBe(false);
    expect(person().activePension).toBe(false);
  });

  test('a student of more than 20 hours is insured as an employee', () => {
    const student = (weeklyHours: number) => person({ status: 'student', weeklyHours, health: 'statutory' });
    expect([payers(student(20).health), payers(student(20).unemployment)]).toEqual(['nobody', 'nobody']);
    expect([payers(student(21).health), payers(student(21).unemployment)]).toEqual(['both', 'both']);
    expect(person({ status: 'student' }).missing).toEqual(['weeklyHours']);
  });

  test('the self-employed have Krankengeld only in a fund that it was elected in', () => {
    const own = (changes: Partial<InsuredBranchesInput>) => person({ status: 'selfEmployed', ...changes });
    expect(own({ health: 'statutoryVoluntary' }).sickPay).toBe('none');
    expect(own({ health: 'statutoryVoluntary', sickPayElected: true }).sickPay).toBe('fund');
    expect(own({ health: 'private', sickPayElected: true }).sickPay).toBe('none');
    expect(own({}).missing).toEqual(['healthInsurance']);
  });

  test('a full old-age pension ends Krankengeld, also before the standard age', () => {
    expect(person({ birthDate: '1961-03-15', fullOldAgePension: true }).sickPay).toBe('none');
  });

  test('private cover is paid by nobody’s contribution, of an employee with a subsidy', () => {
    expect(person({ health: 'private' }).health).toEqual({
      employee: false,
      employer: false,
      source: '§ 6 (1) Nr. 1, § 257 (2) SGB V',
    });
  });

  test('what is unknown is named, and answered as it is for most', () => {
    const unknown = insuredBranches({ status: 'employee', date: '2026-10-01' });
    expect(unknown.missing).toEqual(['gross', 'birthDate']);
    expect([payers(unknown.pension), unknown.cover]).toEqual(['both', 'statutory']);
  });
});

describe('a managing partner', () => {
  const partner = (changes: Partial<InsuredBranchesInput> = {}) =>
    person({ status: 'managingPartner', grossMonth: 7_000_00, ...changes });

  test('who controls the company is insured as one who works on own account (§ 7 (1) SGB IV)', () => {
    const controls = partner({ controlsCompany: true, health: 'statutoryVoluntary' });
    expect(controls).toMatchObject({
      isEmployee: false,
      pensionScheme: 'none',
      isMinijob: false,
      sickPay: 'none',
    });
    expect([controls.pension, controls.unemployment].map(payers)).toEqual(['nobody', 'nobody']);
    expect(payers(controls.health)).toBe('employee');
    expect(partner({ controlsCompany: true, grossMonth: 500_00 }).isMinijob).toBe(false);
    expect(partner({ controlsCompany: true, professionalPensionFund: true }).pensionScheme).toBe(
      'professional',
    );
    expect(partner({ controlsCompany: true, health: 'statutory', sickPayElected: true }).sickPay).toBe(
      'fund',
    );
  });

  test('who does not is an employee; while nobody has said, the answer waits for it', () => {
    const controlled = partner({ controlsCompany: false });
    expect([controlled.pension, controlled.unemployment].map(payers)).toEqual(['both', 'both']);
    expect(controlled.missing).not.toContain('controlsCompany');
    expect(partner().missing).toContain('controlsCompany');
    expect(partner({ status: 'employee' }).missing).not.toContain('controlsCompany');
  });
});
