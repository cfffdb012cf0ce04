import { featureFlags } from '../../flags';
import { permissions } from '../../permissions';
import { defineRoute } from '../defineRoute';

export const analysis = defineRoute('/haushalt/:householdId/analyse', {
  area: 'analysis',
  title: { de: 'Analyse', en: 'Analysis' },
  permission: permissions.mainAccess,
});

export const expenses = defineRoute('/haushalt/:householdId/analyse/haushaltsbudget/ausgaben', {
  area: 'analysis',
  title: { de: 'Ausgaben', en: 'Expenses' },
  permission: permissions.mainAccess,
  menuCodes: ['FFG_HOUSEHOLD_BUDGET'],
});

export const contracts = defineRoute('/haushalt/:householdId/analyse/haushaltsbudget/vertragsuebersicht', {
  area: 'analysis',
  title: { de: 'Vertragsübersicht', en: 'Contract overview' },
  permission: permissions.mainAccess,
  menuCodes: ['FFG_CONTRACT_OVERVIEW'],
});

export const comparison = defineRoute('/haushalt/:householdId/analyse/vergleich', {
  area: 'analysis',
  title: { de: 'Soll-Ist-Vergleich', en: 'Target/actual comparison' },
  permission: permissions.mainAccess,
  menuCodes: ['TARGET_ACTUAL_COMPARISON'],
});

export const balanceSheet = defineRoute('/haushalt/:householdId/analyse/vermoegensbilanz', {
  area: 'analysis',
  title: { de: 'Vermögensbilanz', en: 'Balance sheet' },
  permission: permissions.balanceSheet,
  menuCodes: ['FINANCIAL_BALANCE_SHEET'],
});

export const income = defineRoute('/haushalt/:householdId/analyse/einkommen', {
  area: 'analysis',
  title: { de: 'Einkommen', en: 'Income' },
  tab: { de: 'Analyse', en: 'Analysis' },
  permission: permissions.mainAccess,
  menuCodes: ['FFG_INCOME'],
});

export const optimum = defineRoute('/haushalt/:householdId/analyse/einkommen/optimum', {
  area: 'analysis',
  title: { de: 'Optimum-Rechnung', en: 'Optimum calculation' },
  permission: permissions.mainAccess,
  menuCodes: ['FFG_OPTIMUM_CALCULATION'],
});

export const savingsAmount = defineRoute('/haushalt/:householdId/analyse/sparbetrag', {
  area: 'analysis',
  title: { de: 'Sparbetrag', en: 'Savings amount' },
  permission: permissions.mainAccess,
  menuCodes: ['FFG_SAVINGS_PLAN'],
});

export const twoAccountModel = defineRoute('/haushalt/:householdId/analyse/zwei-konten-modell', {
  area: 'analysis',
  title: { de: 'Zwei-Konten-Modell', en: 'Two-account model' },
  permission: permissions.mainAccess,
  menuCodes: ['FFG_TWO_MODEL_ACCOUNT'],
});

export const twoAccountExplanation = defineRoute(
  '/haushalt/:householdId/analyse/zwei-konten-modell/erklaerung',
  {
    area: 'analysis',
    title: { de: 'So funktionieren zwei Konten', en: 'How two accounts work' },
    permission: permissions.mainAccess,
  },
);

export const livingSituation = defineRoute('/haushalt/:householdId/analyse/basisdaten/wohnsituation', {
  area: 'analysis',
  title: { de: 'Wohnsituation', en: 'Living situation' },
  permission: permissions.mainAccess,
  menuCodes: ['LIVING_SITUATION'],
});

export const statePension = defineRoute('/haushalt/:householdId/analyse/basisdaten/staatliche-rente', {
  area: 'analysis',
  title: { de: 'Staatliche Rente', en: 'State pension' },
  permission: permissions.mainAccess,
  menuCodes: ['PENSION'],
});

export const wishesAndGoals = defineRoute('/haushalt/:householdId/analyse/wuensche-und-ziele', {
  area: 'analysis',
  title: { de: 'Wünsche & Ziele', en: 'Wishes and goals' },
  permission: permissions.mainAccess,
  menuCodes: ['WISHES_GOALS'],
});

export const companyPresentation = defineRoute('/haushalt/:householdId/analyse/unternehmenspraesentation', {
  area: 'analysis',
  title: { de: 'Unternehmenspräsentation', en: 'Company presentation' },
  permission: permissions.mainAccess,
  flag: featureFlags.companyPresentation,
  menuCodes: ['COMPANY_PRESENTATION'],
});

/** The specification spells this one with a trailing slash; both addresses lead here. */
export const expensesReading = defineRoute('/haushalt/:householdId/analyse/ausgaben/', {
  area: 'analysis',
  title: { de: 'Ausgaben kompakt', en: 'Expenses in short' },
  permission: permissions.mainAccess,
});

export const expensesOfSnapshot = defineRoute('/haushalt/:householdId/analyse/ausgaben/:snapshotId', {
  area: 'analysis',
  title: { de: 'Ausgaben zum Stichtag', en: 'Expenses of a snapshot' },
  permission: permissions.sectionReport,
});

export const optimumOfSnapshot = defineRoute('/haushalt/:householdId/analyse/optimum/:snapshotId', {
  area: 'analysis',
  title: { de: 'Optimum zum Stichtag', en: 'Optimum of a snapshot' },
  permission: permissions.sectionReport,
});

export const personalData = defineRoute('/haushalt/:householdId/analyse/persoenliche-daten/:id', {
  area: 'analysis',
  title: { de: 'Persönliche Daten', en: 'Personal data' },
  permission: permissions.mainAccess,
  menuCodes: ['PERSONAL_DATA'],
});

export const personalDataSections = defineRoute(
  '/haushalt/:householdId/analyse/persoenliche-daten/:id/:sections',
  {
    area: 'analysis',
    title: { de: 'Persönliche Daten bearbeiten', en: 'Edit personal data' },
    permission: permissions.mainAccess,
  },
);

export const ffgStart = defineRoute('/haushalt/:householdId/analyse/ffg/start', {
  area: 'analysis',
  title: { de: 'Finanz-Fitness-Gespräch', en: 'Financial fitness talk' },
  permission: permissions.mainAccess,
  flag: featureFlags.financialGradeFlow,
  menuCodes: ['FFG_START'],
});

export const ffgExplanation = defineRoute('/haushalt/:householdId/analyse/ffg/erklaerung', {
  area: 'analysis',
  title: { de: 'FFG: Erklärung', en: 'Financial fitness talk: explanation' },
  permission: permissions.mainAccess,
  flag: featureFlags.financialGradeFlow,
  menuCodes: ['FFG_EXPLANATION'],
});

export const saverType = defineRoute('/haushalt/:householdId/analyse/ffg/sparer-typ/start', {
  area: 'analysis',
  title: { de: 'Sparertyp', en: 'Saver type' },
  permission: permissions.mainAccess,
  flag: featureFlags.financialGradeFlow,
  menuCodes: ['FFG_SAVINGS_TYPE'],
});

export const financialGrade = defineRoute('/haushalt/:householdId/analyse/ffg/finanznote/start', {
  area: 'analysis',
  title: { de: 'Finanznote: Einschätzung', en: 'Financial grade: assessment' },
  permission: permissions.mainAccess,
  flag: featureFlags.financialGradeFlow,
  menuCodes: ['FINANCIAL_GRADE'],
});

export const financialGradeSliders = defineRoute('/haushalt/:householdId/analyse/ffg/finanznote/slider', {
  area: 'analysis',
  title: { de: 'Finanznote', en: 'Financial grade' },
  permission: permissions.mainAccess,
  flag: featureFlags.financialGradeFlow,
});

export const assessment = defineRoute('/haushalt/:householdId/assessment', {
  area: 'analysis',
  title: { de: 'Auswertung', en: 'Evaluation' },
  permission: permissions.analysisEvaluation,
  flag: featureFlags.analysisEvaluation,
});
