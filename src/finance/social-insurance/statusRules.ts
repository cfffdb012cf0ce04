/** Berufliche Stellung. */
export const occupationalStatuses = [
  'employee',
  'worker',
  'civilServantPermanent',
  'civilServantProbation',
  'civilServantRevocable',
  'judge',
  'soldier',
  'selfEmployed',
  'freelancer',
  'managingPartner',
  'apprentice',
  'student',
  'pensioner',
  'retiredCivilServant',
  'homemaker',
  'parentalLeave',
  'unemployed',
] as const;
export type OccupationalStatus = (typeof occupationalStatuses)[number];

/** Health insurance as it is recorded of somebody; undefined while nobody has said. */
export const healthCovers = [
  'statutory',
  'statutoryVoluntary',
  'family',
  'private',
  'privateAid',
  'freeMedicalCare',
] as const;
export type HealthCover = (typeof healthCovers)[number];

/** Schemes of their own of the self-employed: Künstlersozialkasse, and the social insurance of farmers (SVLFG). */
export const socialSchemes = ['artists', 'farmers', 'none'] as const;
export type SocialScheme = (typeof socialSchemes)[number];

/** What the law says of a status before age, pay, hours and fund are looked at. */
export interface StatusRule {
  employment: 'automatic' | 'regular' | 'training' | 'none';
  /** Has pay from an employer: what is said of contributions is said of that pay. */
  isEmployee: boolean;
  pensionScheme: 'statutory' | 'civilService' | 'none';
  pensionSource: string;
  unemploymentSource: string;
  healthSource: string;
  /** Whether contributions to a fund are due on this work or income. */
  paysHealth: boolean;
  /** Cover that cannot be another. */
  alwaysCovered?: HealthCover;
  /** Cover of most while nobody has said; left out where nothing can be guessed. */
  usualCover?: HealthCover;
  /** `elected`: in a fund only if it has been elected. */
  sickPay: 'fund' | 'elected' | 'payContinues' | 'none';
  sickPaySource: string;
  /** Draws benefits of old age by its very status: the employee's pension contribution is free at any age. */
  hasBenefits?: boolean;
  /** Weekly hours up to which the pay is free in all branches but the pension's. */
  studentHours?: number;
  /** May belong to a Versorgungswerk without being an employee. */
  mayHaveOwnFund?: boolean;
  /** Pension and health are insured by law though there is no employer: half of it comes of the Künstlersozialkasse. */
  isArtist?: boolean;
}

const employed: StatusRule = {
  employment: 'automatic',
  isEmployee: true,
  pensionScheme: 'statutory',
  pensionSource: '§ 1 sentence 1 Nr. 1 SGB VI',
  unemploymentSource: '§ 25 (1) SGB III',
  healthSource: '§ 5 (1) Nr. 1 SGB V',
  paysHealth: true,
  usualCover: 'statutory',
  sickPay: 'fund',
  sickPaySource: '§ 44 (1) SGB V',
};

const civilServant: StatusRule = {
  employment: 'regular',
  isEmployee: true,
  pensionScheme: 'civilService',
  pensionSource: '§ 5 (1) sentence 1 Nr. 1 SGB VI',
  unemploymentSource: '§ 27 (1) Nr. 1 SGB III',
  healthSource: '§ 6 (1) Nr. 2 SGB V',
  paysHealth: true,
  usualCover: 'privateAid',
  sickPay: 'payContinues',
  sickPaySource: '§ 3 BBesG',
};

/** Members by their own contributions, without an employer. */
const selfEmployed: StatusRule = {
  employment: 'none',
  isEmployee: false,
  pensionScheme: 'none',
  pensionSource: '§§ 1, 2, 4 (2) SGB VI',
  unemploymentSource: '§ 28a (1) Nr. 2 SGB III',
  healthSource: '§ 5 (5), § 9 SGB V',
  paysHealth: true,
  sickPay: 'elected',
  sickPaySource: '§ 44 (2) Nr. 2 SGB V',
  mayHaveOwnFund: true,
};

/** Artists and writers: insured by law as employees are, without the unemployment insurance. */
export const artist: StatusRule = {
  ...selfEmployed,
  isArtist: true,
  pensionScheme: 'statutory',
  pensionSource: '§ 2 sentence 1 Nr. 5 SGB VI, § 1 KSVG',
  healthSource: '§ 5 (1) Nr. 4 SGB V',
  usualCover: 'statutory',
  sickPay: 'fund',
  sickPaySource: '§ 44 (1), § 46 sentence 3 SGB V',
  mayHaveOwnFund: false,
};

/** Farmers: an old-age fund and a health fund of their own, which sends help for the farm and pays no Krankengeld. */
export const farmer: StatusRule = {
  ...selfEmployed,
  pensionSource: '§ 1 ALG',
  healthSource: '§ 2 KVLG 1989',
  sickPay: 'none',
  sickPaySource: '§§ 8, 9 KVLG 1989',
  mayHaveOwnFund: false,
};

const withoutWork: StatusRule = {
  employment: 'none',
  isEmployee: false,
  pensionScheme: 'none',
  pensionSource: '§ 1 SGB VI',
  unemploymentSource: '§ 24 SGB III',
  healthSource: '§ 10 SGB V',
  paysHealth: false,
  sickPay: 'none',
  sickPaySource: '§ 44 SGB V',
};

/** Of the retired who work on, the pay is that of an employee: the status says where they draw a pension. */
const retired: StatusRule = {
  ...employed,
  healthSource: '§ 5 (1) Nr. 1, 11 SGB V',
  sickPay: 'none',
  sickPaySource: '§ 50 (1) Nr. 1 SGB V',
};

/**
 * Of a managing partner who can stop every decision of the company: no employment, and so none of its contributions or
 * freedoms, though the pay is that of an employee for the wage tax. The funds treat him as self-employed.
 */
export const controllingPartner: StatusRule = {
  ...selfEmployed,
  employment: 'regular',
  pensionSource: '§ 7 (1) SGB IV, § 2 sentence 1 Nr. 9 SGB VI',
  unemploymentSource: '§ 7 (1) SGB IV, § 25 (1) SGB III',
  healthSource: '§ 7 (1) SGB IV, § 5 (5), § 9 SGB V',
};

/** By occupational status. § 7 SGB IV: who is employed is insured, whatever he is called. */
export const statusRules: Readonly<Record<OccupationalStatus, StatusRule>> = {
  employee: employed,
  worker: employed,
  civilServantPermanent: civilServant,
  civilServantProbation: civilServant,
  civilServantRevocable: civilServant,
  judge: civilServant,
  // § 69a BBesG: free medical care of the troops
  soldier: { ...civilServant, alwaysCovered: 'freeMedicalCare', healthSource: '§ 69a BBesG' },
  selfEmployed,
  freelancer: selfEmployed,
  // insured unless he can stop every decision (§ 7 (1) SGB IV): `controllingPartner`
  managingPartner: { ...employed, pensionSource: '§ 7 (1) SGB IV, § 1 sentence 1 Nr. 1 SGB VI' },
  apprentice: {
    ...employed,
    employment: 'training',
    healthSource: '§ 5 (1) Nr. 1, § 7 (1) Nr. 1 SGB V',
  },
  student: {
    ...employed,
    healthSource: '§ 5 (1) Nr. 1, 9 SGB V',
    usualCover: 'family',
    sickPay: 'none',
    sickPaySource: '§ 44 (2) Nr. 1 SGB V',
    studentHours: 20,
  },
  pensioner: retired,
  retiredCivilServant: {
    ...retired,
    hasBenefits: true,
    healthSource: '§ 6 (1) Nr. 6 SGB V',
    usualCover: 'privateAid',
  },
  homemaker: { ...withoutWork, usualCover: 'family' },
  // § 192 (1) Nr. 2 SGB V: membership goes on without contributions
  parentalLeave: {
    ...withoutWork,
    pensionSource: '§ 3 sentence 1 Nr. 1, § 56 SGB VI',
    unemploymentSource: '§ 26 (2a) SGB III',
    healthSource: '§ 192 (1) Nr. 2, § 224 SGB V',
    usualCover: 'statutory',
  },
  unemployed: {
    ...withoutWork,
    pensionSource: '§ 3 sentence 1 Nr. 3, § 170 (1) Nr. 2 SGB VI',
    unemploymentSource: '§ 24 SGB III',
    healthSource: '§ 5 (1) Nr. 2, § 251 (4a) SGB V',
    usualCover: 'statutory',
    sickPay: 'fund',
    sickPaySource: '§ 47b SGB V',
  },
};
