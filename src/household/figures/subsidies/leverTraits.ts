import type { SubsidyLever } from '../../documents';

/** What else a lever changes, or what it asks for. */
export type LeverEffect =
  | 'bound7Years'
  | 'taxedPay'
  | 'claimedInReturn'
  | 'notForBoth'
  | 'forHousing'
  | 'lowersPension'
  | 'lowersSickPay'
  | 'lowersParentalAllowance'
  | 'taxedLater'
  | 'boundUntilRetirement'
  | 'paidBackIfEnded'
  | 'notInherited'
  | 'boundTwelveMonths'
  | 'extraBenefits'
  | 'fourYears'
  | 'mayOwe'
  | 'byTransfer'
  | 'onlyLabour';

export interface LeverTraits {
  effects: readonly LeverEffect[];
  /** Law that it stands in; nothing of what the advisor names himself. */
  source?: string;
}

const companyPension: LeverTraits = {
  effects: [
    'lowersPension',
    'lowersSickPay',
    'lowersParentalAllowance',
    'taxedLater',
    'boundUntilRetirement',
  ],
  source: '§ 1a BetrAVG, § 3 Nr. 63 EStG, § 1 (1) Nr. 9 SvEV',
};

/** Side effects and law of each lever. */
export const leverTraits: Readonly<Record<SubsidyLever, LeverTraits>> = {
  employerSavings: { effects: ['taxedPay', 'bound7Years'], source: '§§ 2, 11 5. VermBG' },
  savingsAllowance: {
    effects: ['claimedInReturn', 'bound7Years', 'notForBoth'],
    source: '§§ 13, 14 5. VermBG',
  },
  housingPremium: { effects: ['forHousing', 'notForBoth'], source: '§§ 1–3 WoPG' },
  riester: {
    effects: ['taxedLater', 'boundUntilRetirement', 'paidBackIfEnded'],
    source: '§§ 84–86 EStG',
  },
  occupationalPensionEmployer: companyPension,
  occupationalPensionSaving: companyPension,
  basicPension: {
    effects: ['boundUntilRetirement', 'notInherited', 'taxedLater'],
    source: '§ 10 (1) Nr. 2, (3) EStG',
  },
  healthFundChange: {
    effects: ['boundTwelveMonths', 'extraBenefits'],
    source: '§§ 175, 242 SGB V',
  },
  taxReturn: { effects: ['fourYears', 'mayOwe'], source: '§ 46 (2) Nr. 8 EStG' },
  householdServices: { effects: ['byTransfer', 'onlyLabour'], source: '§ 35a EStG' },
  other: { effects: [] },
};
