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
import { householdId, personId, type SampleHousehold, sampleSections } from './sampleHousehold';

const jonas = personId(2, 1);
const aylin = personId(2, 2);
const emil = personId(2, 3);
const lia = personId(2, 4);
const half = { [jonas]: 5_000, [aylin]: 5_000 };

/** Jonas and Aylin Musterhaus: couple, two children, house. */
export const musterhaus: SampleHousehold = {
  householdId: householdId(2),
  legacyHouseholdId: 100002,
  sections: sampleSections(2, {
    persons: [
      {
        role: 'responsible',
        salutation: 'mr',
        gender: 'male',
        firstName: 'Jonas',
        lastName: 'Musterhaus',
        birthDate: '1988-09-02',
        maritalStatus: 'married',
        nationality: 'DE',
      },
      {
        role: 'responsible',
        salutation: 'mrs',
        gender: 'female',
        firstName: 'Aylin',
        lastName: 'Musterhaus',
        birthDate: '1990-01-21',
        maritalStatus: 'married',
        nationality: 'DE',
      },
      {
        role: 'child',
        firstName: 'Emil',
        lastName: 'Musterhaus',
        birthDate: '2019-05-11',
        childBenefit: true,
        parents: [jonas, aylin],
      },
      {
        role: 'child',
        firstName: 'Lia',
        lastName: 'Musterhaus',
        birthDate: '2023-08-30',
        childBenefit: true,
        parents: [jonas, aylin],
      },
    ],
    addresses: [
      {
        personIds: [jonas, aylin, emil, lia],
        street: 'Musterweg',
        houseNumber: '2',
        postalCode: '86150',
        city: 'Augsburg',
        federalState: 'BAYERN',
        country: 'DE',
        main: true,
      },
    ],
    employments: [
      {
        personId: jonas,
        main: true,
        status: 'employee',
        occupation: 'Maschinenbautechniker',
        healthInsurance: 'statutory',
      },
      {
        personId: aylin,
        main: true,
        status: 'employee',
        occupation: 'Pflegefachkraft',
        weeklyHoursTenths: 230,
        officeShare: 2_000,
        healthInsurance: 'statutory',
      },
    ],
    taxProfiles: [
      { taxId: '08529630727', taxClass: 'IV', churchTax: false },
      { taxId: '09630741837', taxClass: 'IV', churchTax: false },
    ],
    incomes: [
      {
        personId: jonas,
        kind: 'salary',
        gross: euros(5_150),
        net: euros(3_235),
        specialPayments: { [personId(2, 9)]: { month: 11, net: euros(2_600) } },
      },
      { personId: aylin, kind: 'salary', gross: euros(2_350), net: euros(1_697) },
      { personId: jonas, kind: 'childBenefit', net: euros(518) },
    ],
    expenses: monthlyExpenses({
      housing: 310,
      energy: 185,
      communication: 95,
      groceries: 720,
      mobility: 310,
      clothing: 140,
      children: 290,
      health: 50,
      leisure: 190,
      holidays: 250,
      other: 110,
    }),
    contracts: [
      insurance('liability', 8, { personIds: [jonas, aylin, emil, lia] }),
      insurance('building', 46, { personIds: [jonas, aylin], number: 'WG-2019/4711-02' }),
      insurance('household', 14, { personIds: [jonas, aylin] }),
      insurance('motor', 98, { personIds: [jonas], number: '86 471 508 K' }),
      insurance('disability', 58, { personIds: [jonas], benefit: euros(1_000), benefitUntilAge: 65 }),
      insurance('termLife', 15, { personIds: [jonas], benefit: euros(200_000) }),
      insurance('legal', 22, { personIds: [jonas, aylin] }),
      insurance('healthSupplement', 18, { personIds: [aylin] }),
      loan('mortgage', 1_260, 268_000, {
        personIds: [jonas, aylin],
        interest: 165,
        interestFixedUntil: '2031-06-30',
        followUpYears: 22,
      }),
      loan('car', 245, 9_800, { personIds: [jonas], number: '5530.8842.17' }),
      saving('riester', 100, {
        personIds: [jonas],
        company: 'Muster Versicherung',
        childAllowancesApplied: true,
        ...balance(11_800),
      }),
      saving('fundPlan', 100, { personIds: [emil, lia] }),
      saving('callMoneyPlan', 250, { personIds: [jonas, aylin] }),
    ],
    assets: [
      asset('currentAccount', 3_100, { name: 'Girokonto' }),
      asset('callMoney', 9_200, { name: 'Tagesgeld' }),
      asset('securities', 5_400, { name: 'ETF Kinder', ownership: { [emil]: 5_000, [lia]: 5_000 } }),
      asset('ownHome', 465_000, { name: 'Haus', ownership: half }),
      asset('vehicle', 14_500, { name: 'Pkw' }),
    ],
    goals: [
      { category: 'debtFree', title: 'Anschlussfinanzierung', term: '2031-06' },
      { category: 'car', title: 'Familienauto', target: euros(18_000), term: termIn(2028) },
      {
        category: 'home',
        title: 'PV-Anlage',
        motif: 'renovation',
        target: euros(14_000),
        term: termIn(2027),
      },
      {
        category: 'education',
        title: 'Ausbildung Emil',
        personId: emil,
        target: euros(15_000),
        term: termIn(2037),
      },
      {
        category: 'education',
        title: 'Ausbildung Lia',
        personId: lia,
        target: euros(15_000),
        term: termIn(2037),
      },
    ],
    housing: [
      {
        kind: 'owned',
        property: 'house',
        constructionYear: 2019,
        area: 128,
        ancillaryCosts: euros(310),
        savedRent: euros(650),
        oilTank: false,
        naturalHazardsCover: false,
      },
    ],
    statutoryPensions: [
      pensionRecord(jonas, 15.9, 2_143, { disabilityPension: euros(1_771) }),
      pensionRecord(aylin, 9.1, 1_103, { disabilityPension: euros(937) }),
    ],
    financialGrade: [{ ownGradeTenths: 20 }, { ownGradeTenths: 20 }],
    subsidyFacts: [
      estimate('occupationalPensionEmployer', 108, { personId: aylin }),
      estimate('occupationalPensionSaving', 331, { personId: aylin }),
      estimate('healthFundChange', 225),
      estimate('taxReturn', 640),
    ],
    appointmentRatings: [{ date: '2025-11-12', before: 5, now: 9, stars: 5, closed: true }],
    appointments: [
      heldOn('2025-11-12', 'annualReview', [jonas, aylin], { themes: ['budget', 'goals', 'protection'] }),
      plannedFor('2026-11-21', 'annualReview', [jonas, aylin]),
    ],
  }),
};
