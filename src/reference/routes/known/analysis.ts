import { featureFlags } from '../../flags';
import { permissions } from '../../permissions';
import { knownRoute } from './knownRoute';

const area = 'analysis';
const permission = permissions.mainAccess;
const ffg = { area, permission, flag: featureFlags.financialGradeFlow } as const;

export const analysisRoutes = {
  analysis: knownRoute('/haushalt/:householdId/analyse', { area, permission }),
  comparison: knownRoute('/haushalt/:householdId/analyse/vergleich', {
    area,
    permission,
    menuCodes: ['TARGET_ACTUAL_COMPARISON'],
  }),
  optimum: knownRoute('/haushalt/:householdId/analyse/einkommen/optimum', {
    area,
    permission,
    menuCodes: ['FFG_OPTIMUM_CALCULATION'],
  }),
  savingsAmount: knownRoute('/haushalt/:householdId/analyse/sparbetrag', {
    area,
    permission,
    menuCodes: ['FFG_SAVINGS_PLAN'],
  }),
  twoAccountModel: knownRoute('/haushalt/:householdId/analyse/zwei-konten-modell', {
    area,
    permission,
    menuCodes: ['FFG_TWO_MODEL_ACCOUNT'],
  }),
  twoAccountExplanation: knownRoute('/haushalt/:householdId/analyse/zwei-konten-modell/erklaerung', {
    area,
    permission,
  }),
  livingSituation: knownRoute('/haushalt/:householdId/analyse/basisdaten/wohnsituation', {
    area,
    permission,
    menuCodes: ['LIVING_SITUATION'],
  }),
  statePension: knownRoute('/haushalt/:householdId/analyse/basisdaten/staatliche-rente', {
    area,
    permission,
    menuCodes: ['PENSION'],
  }),
  wishesAndGoals: knownRoute('/haushalt/:householdId/analyse/wuensche-und-ziele', {
    area,
    permission,
    menuCodes: ['WISHES_GOALS'],
  }),
  companyPresentation: knownRoute('/haushalt/:householdId/analyse/unternehmenspraesentation', {
    area,
    permission,
    flag: featureFlags.companyPresentation,
    menuCodes: ['COMPANY_PRESENTATION'],
  }),
  /** The specification spells this one with a trailing slash; both addresses lead here. */
  expensesReading: knownRoute('/haushalt/:householdId/analyse/ausgaben/', { area, permission }),
  expensesOfSnapshot: knownRoute('/haushalt/:householdId/analyse/ausgaben/:snapshotId', {
    area,
    permission: permissions.sectionReport,
  }),
  optimumOfSnapshot: knownRoute('/haushalt/:householdId/analyse/optimum/:snapshotId', {
    area,
    permission: permissions.sectionReport,
  }),
  personalData: knownRoute('/haushalt/:householdId/analyse/persoenliche-daten/:id', {
    area,
    permission,
    menuCodes: ['PERSONAL_DATA'],
  }),
  personalDataSections: knownRoute('/haushalt/:householdId/analyse/persoenliche-daten/:id/:sections', {
    area,
    permission,
  }),
  ffgStart: knownRoute('/haushalt/:householdId/analyse/ffg/start', { ...ffg, menuCodes: ['FFG_START'] }),
  ffgExplanation: knownRoute('/haushalt/:householdId/analyse/ffg/erklaerung', {
    ...ffg,
    menuCodes: ['FFG_EXPLANATION'],
  }),
  saverType: knownRoute('/haushalt/:householdId/analyse/ffg/sparer-typ/start', {
    ...ffg,
    menuCodes: ['FFG_SAVINGS_TYPE'],
  }),
  financialGrade: knownRoute('/haushalt/:householdId/analyse/ffg/finanznote/start', {
    ...ffg,
    menuCodes: ['FINANCIAL_GRADE'],
  }),
  financialGradeSliders: knownRoute('/haushalt/:householdId/analyse/ffg/finanznote/slider', ffg),
  assessment: knownRoute('/haushalt/:householdId/assessment', {
    area,
    permission: permissions.analysisEvaluation,
    flag: featureFlags.analysisEvaluation,
  }),
};
