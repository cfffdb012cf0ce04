import { euros } from '@vp-digital/core/finance';
import {
  asset,
  balance,
  estimate,
  insurance,
  loan,
  monthlyExpenses,
  pensionRecord,
  saving,
  termIn,
  heldOn,
  plannedFor,
} from './entries';
import { asOf, householdId, personId, type SampleHousehold, sampleSections } from './sampleHousehold';

const henrik = personId(4, 1);
const sofie = personId(4, 2);
const ida = personId(4, 3);

/** Henrik and Sofie Musteramt: civil servant family. */
export const musteramt: SampleHousehold = {
  householdId: householdId(4),
  legacyHouseholdId: 100004,
  sections: sampleSections(4, {
    persons: [
      {
        role: 'responsible',
        salutation: 'mr',
        gender: 'male',
        firstName: 'Henrik',
        lastName: 'Musteramt',
        birthDate: '1986-11-25',
        maritalStatus: 'married',
        nationality: 'DE',
      },
      {
        role: 'responsible',
        salutation: 'mrs',
        gender: 'female',
        firstName: 'Sofie',
        lastName: 'Musteramt',
        birthDate: '1989-04-03',
        maritalStatus: 'married',
        nationality: 'DE',
      },
      {
        role: 'child',
        firstName: 'Ida',
        lastName: 'Musteramt',
        birthDate: '2021-12-19',
        childBenefit: true,
        parents: [henrik, sofie],
      },
    ],
    addresses: [
      {
        personIds: [henrik, sofie, ida],
        street: 'Musterweg',
        houseNumber: '4',
        postalCode: '30159',
        city: 'Hannover',
        federalState: 'NIEDERSACHSEN',
        country: 'DE',
        main: true,
      },
    ],
    employments: [
      {
        personId: henrik,
        main: true,
        status: 'civilServantPermanent',
        occupation: 'Studienrat',
        payGrade: 'A13',
        healthInsurance: 'privateAid',
        aidRate: 5_000,
      },
      {
        personId: sofie,
        main: true,
        status: 'employee',
        occupation: 'Grafikerin',
        weeklyHoursTenths: 240,
        healthInsurance: 'statutory',
      },
    ],
    taxProfiles: [
      { taxId: '01852963055', taxClass: 'IV', churchTax: false },
      { taxId: '02963074163', taxClass: 'IV', churchTax: false },
    ],
    incomes: [
      { personId: henrik, kind: 'officialPay', gross: euros(5_720), net: euros(4_390) },
      { personId: sofie, kind: 'salary', gross: euros(2_050), net: euros(1_516) },
      { personId: henrik, kind: 'childBenefit', net: euros(259) },
    ],
    expenses: monthlyExpenses({
      housing: 1_380,
      energy: 75,
      communication: 80,
      groceries: 620,
      mobility: 160,
      clothing: 120,
      children: 360,
      health: 60,
      leisure: 220,
      holidays: 300,
      other: 120,
    }),
    contracts: [
      insurance('healthFull', 312, { personIds: [henrik], number: 'KV 3120 4400' }),
      insurance('healthFull', 44, { personIds: [ida] }),
      insurance('liability', 9, { personIds: [henrik, sofie, ida] }),
      insurance('household', 12, { personIds: [henrik, sofie] }),
      insurance('motor', 46, { personIds: [henrik] }),
      loan('education', 110, 3_400, { personIds: [sofie] }),
      saving('buildingSavings', 200, { personIds: [henrik, sofie], ...balance(8_600) }),
      saving('fundPlan', 400, { personIds: [henrik, sofie] }),
      saving('callMoneyPlan', 500, { personIds: [henrik, sofie] }),
    ],
    assets: [
      asset('currentAccount', 5_200, { name: 'Girokonto' }),
      asset('callMoney', 26_500, { name: 'Tagesgeld' }),
      asset('securities', 31_200, { name: 'ETF' }),
      asset('vehicle', 12_500, { name: 'Pkw' }),
    ],
    goals: [
      {
        category: 'home',
        title: 'Eigenkapital',
        target: euros(110_000),
        term: termIn(2030),
        saved: euros(58_000),
      },
      { category: 'other', title: 'DU-Schutz', personId: henrik },
      { category: 'timeOff', title: 'Sabbatjahr', term: termIn(2034) },
    ],
    housing: [{ kind: 'rented', area: 96, wish: 'buy', wishYear: 2030 }],
    statutoryPensions: [
      {
        personId: henrik,
        recordDate: asOf,
        provider: 'civilService',
        pensionRate: 6_820,
        projectedPension: euros(3_900),
        disabilityPension: euros(2_287),
      },
      pensionRecord(sofie, 9.8, 1_021, { disabilityPension: euros(889) }),
    ],
    financialGrade: [{ ownGradeTenths: 25 }, { ownGradeTenths: 20 }],
    // the page names the sums of this household, not their levers
    subsidyFacts: [estimate('other', 943, { usedYear: euros(80) })],
    appointments: [
      heldOn('2025-11-12', 'annualReview', [henrik, sofie], { themes: ['housing', 'wealth'] }),
      plannedFor('2026-11-25', 'annualReview', [henrik, sofie]),
    ],
  }),
};
