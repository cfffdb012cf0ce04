import type { SubsidyLever } from '../../documents';

/** How much it takes to use a lever, as agreed: one form or call, a talk with papers, several of them. */
export type LeverEffort = 'small' | 'medium' | 'large';

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
  effort: LeverEffort;
  effects: readonly LeverEffect[];
  /** Law that it stands in; nothing of what the advisor names himself. */
  source?: string;
}

const companyPension: LeverTraits = {
  effort: 'medium',
  effects: [
    'lowersPension',
    'lowersSickPay',
    'lowersParentalAllowance',
    'taxedLater',
    'boundUntilRetirement',
  ],
  source: '§ 1a BetrAVG, § 3 Nr. 63 EStG, § 1 (1) Nr. 9 SvEV',
};

/** Effort and side effects of each lever. */
export const leverTraits: Readonly<Record<SubsidyLever, LeverTraits>> = {
  employerSavings: { effort: 'small', effects: ['taxedPay', 'bound7Years'], source: '§§ 2, 11 5. VermBG' },
  savingsAllowance: {
    effort: 'small',
    effects: ['claimedInReturn', 'bound7Years', 'notForBoth'],
    source: '§§ 13, 14 5. VermBG',
  },
  housingPremium: { effort: 'small', effects: ['forHousing', 'notForBoth'], source: '§§ 1–3 WoPG' },
  riester: {
    effort: 'small',
    effects: ['taxedLater', 'boundUntilRetirement', 'paidBackIfEnded'],
    source: '§§ 84–86 EStG',
  },
  occupationalPensionEmployer: companyPension,
  occupationalPensionSaving: companyPension,
  basicPension: {
    effort: 'medium',
    effects: ['boundUntilRetirement', 'notInherited', 'taxedLater'],
    source: '§ 10 (1) Nr. 2, (3) EStG',
  },
  healthFundChange: {
    effort: 'small',
    effects: ['boundTwelveMonths', 'extraBenefits'],
    source: '§§ 175, 242 SGB V',
  },
  taxReturn: { effort: 'medium', effects: ['fourYears', 'mayOwe'], source: '§ 46 (2) Nr. 8 EStG' },
  householdServices: { effort: 'small', effects: ['byTransfer', 'onlyLabour'], source: '§ 35a EStG' },
  other: { effort: 'medium', effects: [] },
};
