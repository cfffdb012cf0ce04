import { euros } from '@vp-digital/core/finance';
import {
  asset,
  balance,
  estimate,
  inYear,
  insurance,
  loan,
  monthlyExpenses,
  pensionRecord,
  saving,
  termIn,
  heldOn,
} from './entries';
import { householdId, personId, type SampleHousehold, sampleSections } from './sampleHousehold';

const lena = personId(1, 1);

/** Lena Musterfeld: single, employed. */
export const musterfeld: SampleHousehold = {
  householdId: householdId(1),
  legacyHouseholdId: 100001,
  sections: sampleSections(1, {
    persons: [
      {
        role: 'responsible',
        salutation: 'mrs',
        gender: 'female',
        firstName: 'Lena',
        lastName: 'Musterfeld',
        birthDate: '1997-03-14',
        maritalStatus: 'single',
        nationality: 'DE',
        smoker: false,
      },
    ],
    addresses: [
      {
        personIds: [lena],
        street: 'Musterweg',
        houseNumber: '1',
        postalCode: '99084',
        city: 'Erfurt',
        federalState: 'THUERINGEN',
        country: 'DE',
        main: true,
      },
    ],
    employments: [
      {
        personId: lena,
        main: true,
        status: 'employee',
        occupation: 'Industriekauffrau',
        employer: 'Musterwerke GmbH',
        since: inYear(2020),
        weeklyHoursTenths: 390,
        officeShare: 9_000,
        healthInsurance: 'statutory',
        healthFundSupplement: 290,
      },
    ],
    taxProfiles: [{ taxId: '07418529615', taxClass: 'I', churchTax: false, childAllowanceHalves: 0 }],
    incomes: [
      {
        personId: lena,
        kind: 'salary',
        gross: euros(3_350),
        net: euros(2_250),
        // the 13th salary: its net differs from that of the twelve others, so it is a special payment
        specialPayments: { [personId(1, 9)]: { month: 11, gross: euros(3_350), net: euros(1_780) } },
      },
    ],
    expenses: monthlyExpenses({
      housing: 690,
      energy: 45,
      communication: 73,
      groceries: 320,
      mobility: 63,
      clothing: 70,
      health: 25,
      leisure: 160,
      holidays: 120,
      other: 60,
    }),
    contracts: [
      insurance('liability', 6, { personIds: [lena], number: 'PH 1007-2208-1' }),
      insurance('household', 8, { personIds: [lena] }),
      loan('education', 130, 4_200, { company: 'andere Gesellschaft', personIds: [lena], interest: 0 }),
      saving('buildingSavings', 40, {
        personIds: [lena],
        employerShare: euros(27),
        targetSum: euros(10_000),
        ...balance(1_450),
      }),
      saving('fundPlan', 100, { personIds: [lena] }),
      saving('callMoneyPlan', 100, { personIds: [lena] }),
    ],
    assets: [
      asset('currentAccount', 1_800, { name: 'Girokonto' }),
      asset('callMoney', 4_500, { name: 'Tagesgeld' }),
      asset('securities', 3_900, { name: 'ETF' }),
    ],
    goals: [
      {
        category: 'travel',
        title: 'Weltreise',
        target: euros(8_000),
        term: termIn(2029),
        priority: 'dream',
        saved: euros(1_500),
      },
      {
        category: 'home',
        title: 'Eigenkapital',
        target: euros(40_000),
        term: termIn(2036),
        priority: 'should',
      },
      { category: 'reserve', title: 'Notgroschen', priority: 'must' },
    ],
    housing: [{ kind: 'rented', area: 58, coldRent: euros(540), ancillaryCosts: euros(150) }],
    statutoryPensions: [
      pensionRecord(lena, 5.6, 1_592, { recordDate: '2026-03-01', disabilityPension: euros(1_223) }),
    ],
    financialGrade: [{ ownGradeTenths: 30 }],
    subsidyFacts: [
      estimate('occupationalPensionEmployer', 180, { personId: lena }),
      estimate('occupationalPensionSaving', 552, { personId: lena }),
      estimate('healthFundChange', 152, { personId: lena }),
    ],
    appointmentRatings: [{ date: '2025-11-12', before: 4, now: 8, stars: 5, closed: true }],
    appointments: [heldOn('2025-11-12', 'firstMeeting', [lena], { themes: ['budget', 'protection'] })],
  }),
};
