import { euros } from '@vp-digital/core/finance';
import {
  asset,
  estimate,
  inYear,
  insurance,
  monthlyExpenses,
  saving,
  termIn,
  heldOn,
  plannedFor,
} from './entries';
import { householdId, personId, type SampleHousehold, sampleSections } from './sampleHousehold';

const gerd = personId(5, 1);
const helga = personId(5, 2);

/** Gerd and Helga Musterruh: retired. */
export const musterruh: SampleHousehold = {
  householdId: householdId(5),
  legacyHouseholdId: 100005,
  sections: sampleSections(5, {
    persons: [
      {
        role: 'responsible',
        salutation: 'mr',
        gender: 'male',
        firstName: 'Gerd',
        lastName: 'Musterruh',
        birthDate: '1956-07-12',
        maritalStatus: 'married',
        nationality: 'DE',
      },
      {
        role: 'responsible',
        salutation: 'mrs',
        gender: 'female',
        firstName: 'Helga',
        lastName: 'Musterruh',
        birthDate: '1958-02-05',
        maritalStatus: 'married',
        nationality: 'DE',
      },
    ],
    addresses: [
      {
        personIds: [gerd, helga],
        street: 'Musterweg',
        houseNumber: '5',
        postalCode: '14467',
        city: 'Potsdam',
        federalState: 'BRANDENBURG',
        country: 'DE',
        main: true,
      },
    ],
    employments: [
      { personId: gerd, main: true, status: 'pensioner', since: inYear(2022), healthInsurance: 'statutory' },
      { personId: helga, main: true, status: 'pensioner', since: inYear(2024), healthInsurance: 'statutory' },
    ],
    taxProfiles: [
      { taxId: '03074185279', churchTax: false },
      { taxId: '04185296381', churchTax: false },
    ],
    incomes: [
      // 1,543 after health and care insurance, less the couple's income tax of 26 a month
      { personId: gerd, kind: 'statutoryPension', gross: euros(1_760), net: euros(1_517) },
      { personId: helga, kind: 'statutoryPension', gross: euros(985), net: euros(863) },
      { personId: gerd, kind: 'companyPension', gross: euros(380), net: euros(334) },
      // paid once a year, so nothing of it is regular monthly income
      {
        personId: gerd,
        kind: 'capital',
        net: 0,
        specialPayments: { [personId(5, 9)]: { month: 12, net: euros(1_500) } },
      },
    ],
    expenses: monthlyExpenses({
      housing: 290,
      energy: 210,
      communication: 75,
      groceries: 560,
      mobility: 180,
      clothing: 80,
      health: 110,
      leisure: 190,
      holidays: 300,
      other: 150,
    }),
    contracts: [
      insurance('liability', 7, { personIds: [gerd, helga] }),
      insurance('building', 52, { personIds: [gerd, helga], number: 'WG-1994/0052-01' }),
      insurance('household', 16, { personIds: [gerd, helga] }),
      insurance('motor', 38, { personIds: [gerd] }),
      insurance('care', 54, { personIds: [helga] }),
      insurance('funeral', 31, { personIds: [gerd] }),
      saving('fundPlan', 100, { personIds: [gerd, helga] }),
    ],
    assets: [
      asset('currentAccount', 6_800, { name: 'Girokonto' }),
      asset('callMoney', 38_000, { name: 'Tagesgeld' }),
      asset('fixedDeposit', 40_000, { name: 'Festgeld' }),
      asset('securities', 52_000, { name: 'Mischfonds' }),
      asset('ownHome', 380_000, { name: 'Haus' }),
      asset('vehicle', 8_000, { name: 'Pkw' }),
    ],
    goals: [
      { category: 'home', title: 'Badumbau', target: euros(18_000), term: termIn(2027), priority: 'must' },
      { category: 'other', title: 'Schenkung Enkel', target: euros(20_000), term: termIn(2028) },
      { category: 'other', title: 'Pflegelücke Gerd', personId: gerd },
      { category: 'travel', title: 'Donaureise', target: euros(4_500), term: termIn(2027) },
    ],
    housing: [{ kind: 'owned', property: 'house', constructionYear: 1996, area: 118 }],
    financialGrade: [{ ownGradeTenths: 20 }, { ownGradeTenths: 20 }],
    subsidyFacts: [estimate('householdServices', 240)],
    appointments: [
      heldOn('2025-11-12', 'advice', [gerd, helga], { themes: ['goals', 'health'] }),
      plannedFor('2026-12-08', 'advice', [gerd, helga], { place: 'office' }),
    ],
  }),
};
