import { euros } from '@vp-digital/core/finance';
import {
  asset,
  estimate,
  insurance,
  monthlyExpenses,
  pensionRecord,
  saving,
  termIn,
  heldOn,
  plannedFor,
} from './entries';
import { householdId, personId, type SampleHousehold, sampleSections } from './sampleHousehold';

const nadine = personId(6, 1);

/** Dr. Nadine Musterkamp: high earner, private health insurance in question. */
export const musterkamp: SampleHousehold = {
  householdId: householdId(6),
  legacyHouseholdId: 100006,
  sections: sampleSections(6, {
    persons: [
      {
        role: 'responsible',
        salutation: 'mrs',
        gender: 'female',
        title: 'Dr.',
        firstName: 'Nadine',
        lastName: 'Musterkamp',
        birthDate: '1992-04-30',
        maritalStatus: 'single',
        nationality: 'DE',
      },
    ],
    addresses: [
      {
        personIds: [nadine],
        street: 'Musterweg',
        houseNumber: '6',
        postalCode: '20259',
        city: 'Hamburg',
        federalState: 'HAMBURG',
        country: 'DE',
        main: true,
      },
    ],
    employments: [
      {
        personId: nadine,
        main: true,
        status: 'employee',
        occupation: 'IT-Architektin',
        healthInsurance: 'statutoryVoluntary',
      },
    ],
    taxProfiles: [{ taxId: '05296307494', taxClass: 'I', churchTax: true, childAllowanceHalves: 0 }],
    incomes: [
      {
        personId: nadine,
        kind: 'salary',
        gross: euros(8_300),
        net: euros(4_647),
        specialPayments: { [personId(6, 9)]: { month: 12, gross: euros(8_000), net: euros(4_350) } },
      },
    ],
    expenses: monthlyExpenses({
      housing: 1_480,
      energy: 60,
      communication: 75,
      groceries: 430,
      mobility: 110,
      clothing: 150,
      health: 60,
      leisure: 320,
      holidays: 350,
      other: 140,
    }),
    contracts: [
      insurance('liability', 6, { personIds: [nadine] }),
      insurance('household', 9, { personIds: [nadine] }),
      insurance('disability', 88, { personIds: [nadine], benefit: euros(2_000) }),
      insurance('legal', 19, { personIds: [nadine], number: 'RS 190-6612' }),
      saving('fundPlan', 800, { personIds: [nadine] }),
      saving('callMoneyPlan', 200, { personIds: [nadine] }),
    ],
    assets: [
      asset('currentAccount', 5_600, { name: 'Girokonto' }),
      asset('callMoney', 22_000, { name: 'Tagesgeld' }),
      asset('securities', 64_000, { name: 'ETF' }),
    ],
    goals: [
      { category: 'home', title: 'Eigenkapital Wohnung', target: euros(120_000), term: termIn(2031) },
      { category: 'timeOff', title: 'Sabbatical', target: euros(15_000), term: termIn(2029) },
      { category: 'other', title: 'Entscheidung PKV', term: termIn(2027) },
    ],
    housing: [{ kind: 'rented', area: 71, wish: 'buy', wishYear: 2031 }],
    statutoryPensions: [pensionRecord(nadine, 13.2, 3_300, { disabilityPension: euros(2_443) })],
    financialGrade: [{ ownGradeTenths: 20 }],
    healthPlans: [
      { tariff: 'komfort', deductibleYear: euros(600), sickPayDay: euros(160), start: '2027-01-01' },
    ],
    subsidyFacts: [
      estimate('occupationalPensionSaving', 1_850, { personId: nadine }),
      estimate('occupationalPensionEmployer', 400, { personId: nadine }),
      { kind: 'employerSavings', personId: nadine, offeredMonth: euros(40) },
      estimate('basicPension', 2_700, { personId: nadine }),
    ],
    appointments: [
      heldOn('2026-10-01', 'firstMeeting', [nadine], { themes: ['health'] }),
      plannedFor('2026-11-27', 'advice', [nadine], { place: 'office' }),
    ],
  }),
};
