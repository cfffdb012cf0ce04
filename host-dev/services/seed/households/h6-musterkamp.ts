import { euros } from '@vp-digital/core/finance';
import {
  asset,
  householdId,
  insurance,
  monthlyExpenses,
  owner,
  personId,
  type SampleHousehold,
  sampleSections,
  saving,
} from '../sampleHousehold';

const nadine = personId(6, 1);

/** Dr. Nadine Musterkamp: high earner, private health insurance in question. */
export const musterkamp: SampleHousehold = {
  householdId: householdId(6),
  legacyHouseholdId: 100006,
  lastAppointment: '2026-10-01',
  nextAppointment: '2026-11-27',
  access: [owner],
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
        specialPayments: { [personId(6, 9)]: { month: 12, net: euros(4_350) } },
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
      insurance('legal', 19, { personIds: [nadine] }),
      saving('fundPlan', 800, { personIds: [nadine] }),
      saving('callMoneyPlan', 200, { personIds: [nadine] }),
    ],
    assets: [
      asset('currentAccount', 5_600, { name: 'Girokonto' }),
      asset('callMoney', 22_000, { name: 'Tagesgeld' }),
      asset('securities', 64_000, { name: 'ETF' }),
    ],
  }),
};
