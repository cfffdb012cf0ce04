import { defineRoute } from '../defineRoute';

export const analysis = /* @__PURE__ */ defineRoute('/haushalt/:householdId/analyse', {
  area: 'analysis',
  title: { de: 'Analyse', en: 'Analysis' },
  tab: { de: 'Analyse', en: 'Analysis' },
  permission: 'mainAccess',
});

export const expenses = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/haushaltsbudget/ausgaben',
  {
    area: 'analysis',
    title: { de: 'Ausgaben', en: 'Expenses' },
    permission: 'mainAccess',
  },
);

export const contracts = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/haushaltsbudget/vertragsuebersicht',
  {
    area: 'analysis',
    title: { de: 'Vertragsübersicht', en: 'Contract overview' },
    permission: 'mainAccess',
  },
);

export const comparison = /* @__PURE__ */ defineRoute('/haushalt/:householdId/analyse/vergleich', {
  area: 'analysis',
  title: { de: 'Soll-Ist-Vergleich', en: 'Target/actual comparison' },
  permission: 'mainAccess',
});

export const balanceSheet = /* @__PURE__ */ defineRoute('/haushalt/:householdId/analyse/vermoegensbilanz', {
  area: 'analysis',
  title: { de: 'Vermögensbilanz', en: 'Balance sheet' },
  permission: 'balanceSheet',
});

export const income = /* @__PURE__ */ defineRoute('/haushalt/:householdId/analyse/einkommen', {
  area: 'analysis',
  title: { de: 'Einkommen', en: 'Income' },
  permission: 'mainAccess',
});

export const optimum = /* @__PURE__ */ defineRoute('/haushalt/:householdId/analyse/einkommen/optimum', {
  area: 'analysis',
  title: { de: 'Optimum-Rechnung', en: 'Optimum calculation' },
  permission: 'mainAccess',
});

export const savingsAmount = /* @__PURE__ */ defineRoute('/haushalt/:householdId/analyse/sparbetrag', {
  area: 'analysis',
  title: { de: 'Sparbetrag', en: 'Savings amount' },
  permission: 'mainAccess',
});

export const twoAccountModel = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/zwei-konten-modell',
  {
    area: 'analysis',
    title: { de: 'Zwei-Konten-Modell', en: 'Two-account model' },
    permission: 'mainAccess',
  },
);

export const twoAccountExplanation = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/zwei-konten-modell/erklaerung',
  {
    area: 'analysis',
    title: { de: 'So funktionieren zwei Konten', en: 'How two accounts work' },
    permission: 'mainAccess',
  },
);

export const livingSituation = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/basisdaten/wohnsituation',
  {
    area: 'analysis',
    title: { de: 'Wohnsituation', en: 'Living situation' },
    permission: 'mainAccess',
  },
);

export const statePension = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/basisdaten/staatliche-rente',
  {
    area: 'analysis',
    title: { de: 'Staatliche Rente', en: 'State pension' },
    permission: 'mainAccess',
  },
);

export const wishesAndGoals = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/wuensche-und-ziele',
  {
    area: 'analysis',
    title: { de: 'Wünsche & Ziele', en: 'Wishes and goals' },
    permission: 'mainAccess',
  },
);

export const companyPresentation = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/unternehmenspraesentation',
  {
    area: 'analysis',
    title: { de: 'Unternehmenspräsentation', en: 'Company presentation' },
    permission: 'mainAccess',
    flag: 'companyPresentation',
  },
);

/** The specification spells this one with a trailing slash; both addresses lead here. */
export const expensesReading = /* @__PURE__ */ defineRoute('/haushalt/:householdId/analyse/ausgaben/', {
  area: 'analysis',
  title: { de: 'Ausgaben kompakt', en: 'Expenses at a glance' },
  permission: 'mainAccess',
});

export const expensesOfSnapshot = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/ausgaben/:snapshotId',
  {
    area: 'analysis',
    title: { de: 'Ausgaben zum Stichtag', en: 'Expenses of a snapshot' },
    permission: 'sectionReport',
  },
);

export const optimumOfSnapshot = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/optimum/:snapshotId',
  {
    area: 'analysis',
    title: { de: 'Optimum zum Stichtag', en: 'Optimum of a snapshot' },
    permission: 'sectionReport',
  },
);

export const personalData = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/persoenliche-daten/:id',
  {
    area: 'analysis',
    title: { de: 'Persönliche Daten', en: 'Personal data' },
    permission: 'mainAccess',
  },
);

export const personalDataSections = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/persoenliche-daten/:id/:sections',
  {
    area: 'analysis',
    title: { de: 'Persönliche Daten bearbeiten', en: 'Edit personal data' },
    permission: 'mainAccess',
  },
);

export const ffgStart = /* @__PURE__ */ defineRoute('/haushalt/:householdId/analyse/ffg/start', {
  area: 'analysis',
  title: { de: 'Finanz-Fitness-Gespräch', en: 'Financial fitness talk' },
  permission: 'mainAccess',
  flag: 'financialGradeFlow',
});

export const ffgExplanation = /* @__PURE__ */ defineRoute('/haushalt/:householdId/analyse/ffg/erklaerung', {
  area: 'analysis',
  title: { de: 'FFG: Erklärung', en: 'Financial fitness talk: explanation' },
  permission: 'mainAccess',
  flag: 'financialGradeFlow',
});

export const saverType = /* @__PURE__ */ defineRoute('/haushalt/:householdId/analyse/ffg/sparer-typ/start', {
  area: 'analysis',
  title: { de: 'Sparertyp', en: 'Saver type' },
  permission: 'mainAccess',
  flag: 'financialGradeFlow',
});

export const financialGrade = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/ffg/finanznote/start',
  {
    area: 'analysis',
    title: { de: 'Finanznote: Einschätzung', en: 'Financial grade: assessment' },
    permission: 'mainAccess',
    flag: 'financialGradeFlow',
  },
);

export const financialGradeSliders = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/ffg/finanznote/slider',
  {
    area: 'analysis',
    title: { de: 'Finanznote', en: 'Financial grade' },
    permission: 'mainAccess',
    flag: 'financialGradeFlow',
  },
);

export const assessment = /* @__PURE__ */ defineRoute('/haushalt/:householdId/assessment', {
  area: 'analysis',
  title: { de: 'Auswertung', en: 'Evaluation' },
  permission: 'analysisEvaluation',
  flag: 'analysisEvaluation',
});
