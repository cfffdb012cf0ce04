import { euros } from '@vp-digital/core/finance';
import {
  asset,
  balance,
  insurance,
  monthlyExpenses,
  pensionRecord,
  saving,
  termIn,
  heldOn,
  plannedFor,
} from './entries';
import { householdId, personId, type SampleHousehold, sampleSections } from './sampleHousehold';

const clara = personId(3, 1);
const mia = personId(3, 2);

/** Clara Musterwerk: self-employed, single parent. */
export const musterwerk: SampleHousehold = {
  householdId: householdId(3),
  legacyHouseholdId: 100003,
  sections: sampleSections(3, {
    persons: [
      {
        role: 'responsible',
        salutation: 'mrs',
        gender: 'female',
        firstName: 'Clara',
        lastName: 'Musterwerk',
        birthDate: '1985-06-08',
        maritalStatus: 'divorced',
        nationality: 'DE',
      },
      {
        role: 'child',
        firstName: 'Mia',
        lastName: 'Musterwerk',
        birthDate: '2018-02-17',
        childBenefit: true,
        parents: [clara],
      },
    ],
    addresses: [
      {
        personIds: [clara, mia],
        street: 'Musterweg',
        houseNumber: '3',
        postalCode: '34117',
        city: 'Kassel',
        federalState: 'HESSEN',
        country: 'DE',
        main: true,
      },
    ],
    employments: [
      {
        personId: clara,
        main: true,
        status: 'freelancer',
        occupation: 'IT-Beraterin',
        healthInsurance: 'statutoryVoluntary',
        sickPayElected: true,
      },
    ],
    taxProfiles: [{ taxId: '00741852940', taxableIncome: euros(44_735), churchTax: false }],
    incomes: [
      // profit of 66,000 a year less contributions (1,161) and income tax (729) a month
      { personId: clara, kind: 'profit', gross: euros(5_500), net: euros(3_610) },
      { personId: clara, kind: 'childBenefit', net: euros(259) },
      { personId: clara, kind: 'maintenance', net: euros(450), childId: mia },
    ],
    expenses: monthlyExpenses({
      housing: 1_050,
      energy: 80,
      communication: 60,
      groceries: 480,
      mobility: 180,
      clothing: 90,
      children: 240,
      health: 45,
      leisure: 170,
      holidays: 180,
      other: 120,
    }),
    contracts: [
      insurance('liability', 7, { personIds: [clara, mia] }),
      insurance('household', 11, { personIds: [clara] }),
      insurance('motor', 48, { personIds: [clara], number: '86 229 140 C' }),
      insurance('disability', 92, { personIds: [clara], benefit: euros(1_500) }),
      insurance('professionalLiability', 38, { personIds: [clara] }),
      saving('basicPension', 300, {
        personIds: [clara],
        company: 'Muster Versicherung',
        projectedPension: euros(690),
        ...balance(16_900),
      }),
      saving('fundPlan', 250, { personIds: [clara] }),
      saving('callMoneyPlan', 200, { personIds: [clara] }),
    ],
    assets: [
      asset('currentAccount', 4_200, { name: 'Girokonto' }),
      asset('callMoney', 11_500, { name: 'Tagesgeld' }),
      asset('callMoney', 6_000, { name: 'Steuerrücklage', earmarked: true }),
      asset('securities', 27_800, { name: 'ETF' }),
      asset('vehicle', 9_000, { name: 'Pkw' }),
    ],
    goals: [
      { category: 'reserve', title: 'Notgroschen 6 Monate', priority: 'must' },
      { category: 'retirement', title: 'Altersvorsorge', personId: clara },
      {
        category: 'education',
        title: 'Studium Mia',
        personId: mia,
        target: euros(25_000),
        term: termIn(2036),
      },
      {
        category: 'education',
        title: 'Weiterbildung',
        personId: clara,
        target: euros(6_000),
        term: termIn(2027),
      },
    ],
    housing: [{ kind: 'rented', area: 84 }],
    statutoryPensions: [pensionRecord(clara, 11.4, 485, { disabilityEntitled: false })],
    financialGrade: [{ ownGradeTenths: 35 }],
    subsidyFacts: [{ kind: 'basicPension', personId: clara, contributionYear: euros(10_800) }],
    appointmentRatings: [{ date: '2025-11-12', before: 3, now: 7, closed: true }],
    appointments: [
      heldOn('2025-11-12', 'advice', [clara], { themes: ['retirement', 'protection'] }),
      plannedFor('2026-12-03', 'annualReview', [clara], { place: 'video' }),
    ],
  }),
};
