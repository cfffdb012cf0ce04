import type { ValidInput } from './shape';
import { care, day, hesse, year } from './shared';

const pensioner = {
  ...care,
  statePension: 1_500_00,
  startYear: 2024,
  fixedTaxFreeAmount: 3_000_00,
  occupationalPension: 300_00,
  otherIncome: 100_00,
  furtherStatePensions: [{ pension: 200_00, startYear: 2020 }],
  servicePension: { pension: 250_00, startYear: 2021 },
  annuity: { pension: 150_00, taxableShare: 0.18 },
  health: { kind: 'statutory', membership: 'voluntary', additionalRate: 0.029 },
} as const;
const retired = { birthDate: '1970-03-10', kind: 'long-insured', startDate: '2037-04-01' } as const;
const pensionPoints = { personalPoints: 30, date: day };

export const pensions = {
  accessFactor: [[retired]],
  ageingSurcharge: [[{ birthDate: '1990-05-05', date: day, premiumMonth: 507_00 }]],
  ageReached: [[{ age: 40, sex: 'female', probability: 0.5 }]],
  annuityTaxableShare: [[{ ageAtStart: 65 }]],
  boughtPoints: [[{ ...retired, startDate: '2033-04-01', year, points: 40, payment: 10_000_00 }]],
  childRaising: [[{ childBirthDates: ['1990-01-01', '2015-05-05'], date: day }]],
  minimumCivilServantPension: [[5_000_00]],
  civilServantPension: [
    [
      {
        pensionablePayMonth: 5_000_00,
        birthDate: '1975-06-08',
        date: day,
        serviceYears: 20,
        reason: 'unfit',
        specialAge: 62 * 12,
      },
    ],
  ],
  coupleSurvival: [[{ first: { age: 60, sex: 'male' }, second: { age: 58, sex: 'female' }, years: 20 }]],
  deathCapitalNeed: [
    [
      {
        debts: 100_000_00,
        netMonth: 3_000_00,
        bridgingMonths: 24,
        childAges: [3, 7],
        childNeedMonth: 200_00,
        childUntilAge: 18,
        creditableAssets: 20_000_00,
        existingCover: 50_000_00,
      },
    ],
  ],
  disabilityEntitlement: [[{ waitingMonths: 80, compulsoryMonthsInLastFiveYears: 40 }]],
  disabilityGap: [
    [
      {
        netMonth: 3_000_00,
        targetShare: 0.8,
        pensionMonth: 1_200_00,
        pensionNetShare: 0.88,
        privateMonth: 500_00,
      },
    ],
  ],
  disabilityPension: [
    [
      {
        birthDate: '1985-06-08',
        startDate: day,
        points: 15,
        averagePointsPerYear: 1,
        degree: 'full',
        longInsured: false,
      },
    ],
  ],
  earningPoints: [[{ year, grossYear: 50_000_00 }]],
  incomeLossPhases: [
    [{ year, status: 'employee', netMonth: 3_000_00, sickNetMonth: 2_000_00, disabilityNetMonth: 1_500_00 }],
  ],
  lifeExpectancy: [[{ age: 40, sex: 'unspecified' }]],
  netPension: [
    [{ ...hesse, pensioners: [pensioner], otherTaxableYear: 1_000_00 }],
    [
      {
        ...hesse,
        pensioners: [
          pensioner,
          { ...pensioner, health: { kind: 'private', premiumMonth: 700_00, basicPremiumMonth: 500_00 } },
        ],
      },
    ],
  ],
  oldAgePension: [[{ ...retired, points: 20, pointsPerYear: 1, remainingYears: 10, valueDate: day }]],
  orphanPension: [[{ kind: 'half', ...pensionPoints }]],
  pensionerContributions: [
    [
      {
        ...care,
        year,
        statePension: 1_500_00,
        occupationalPension: 300_00,
        membership: 'compulsory',
        otherIncome: 100_00,
        additionalRate: 0.029,
        federalState: 'HESSEN',
      },
    ],
  ],
  pensionTaxation: [[{ year, startYear: 2020, pensionYear: 18_000_00, fixedTaxFreeAmount: 3_000_00 }]],
  projectPensionLetter: [
    [
      {
        letterDate: day,
        projectedPension: 1_500_00,
        startDate: '2045-04-01',
        adjustmentRate: 0.01,
        inflationRate: 0.02,
      },
    ],
  ],
  retirementAge: [[{ birthDate: '1970-03-10', kind: 'disabled' }]],
  sickPay: [
    [
      {
        ...care,
        year,
        status: 'employee',
        grossMonth: 4_500_00,
        netMonth: 2_900_00,
        oneOffPayYear: 4_500_00,
        pensionInsured: true,
        unemploymentInsured: true,
        federalState: 'HESSEN',
      },
    ],
  ],
  survivalProbability: [[{ age: 40, toAge: 80, sex: 'male' }]],
  widowPension: [
    [{ kind: 'large', ...pensionPoints, monthsSinceDeath: 6, ownNetIncome: 2_000_00, children: 1 }],
  ],
} satisfies Partial<ValidInput>;
