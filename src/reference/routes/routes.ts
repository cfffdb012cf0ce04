import { permissions } from '../permissions';
import { defineRoute } from './defineRoute';

const { balanceSheet, mainAccess, pkvModule, sectionReport } = permissions;

/** Every screen that is built: path, owner, title and permission stand here and nowhere else. */
export const routes = {
  home: defineRoute('/', { area: 'haushalt', title: 'login', signedIn: false }),
  login: defineRoute('/anmeldung', { area: 'haushalt', title: 'login', signedIn: false }),
  advisorSelection: defineRoute('/beraterauswahl', { area: 'haushalt', title: 'advisorSelection' }),
  householdSearch: defineRoute('/haushalt', {
    area: 'haushalt',
    title: 'householdSearch',
    permission: mainAccess,
  }),
  householdOverview: defineRoute('/haushalt/:householdId/uebersicht', {
    area: 'haushalt',
    title: 'householdOverview',
    tab: 'tabOverview',
    permission: mainAccess,
  }),
  dataProtection: defineRoute('/haushalt/:householdId/uebersicht/sektion/datenschutzbestimmungen', {
    area: 'haushalt',
    title: 'dataProtection',
    permission: mainAccess,
  }),
  householdAdministration: defineRoute('/haushalt/:householdId/verwalten', {
    area: 'haushalt',
    title: 'householdAdministration',
    permission: mainAccess,
  }),
  income: defineRoute('/haushalt/:householdId/analyse/einkommen', {
    area: 'analysis',
    title: 'income',
    tab: 'tabAnalysis',
    permission: mainAccess,
    menuCodes: ['FFG_INCOME'],
  }),
  expenses: defineRoute('/haushalt/:householdId/analyse/haushaltsbudget/ausgaben', {
    area: 'analysis',
    title: 'expenses',
    permission: mainAccess,
    menuCodes: ['FFG_HOUSEHOLD_BUDGET'],
  }),
  contracts: defineRoute('/haushalt/:householdId/analyse/haushaltsbudget/vertragsuebersicht', {
    area: 'analysis',
    title: 'contracts',
    permission: mainAccess,
    menuCodes: ['FFG_CONTRACT_OVERVIEW'],
  }),
  balanceSheet: defineRoute('/haushalt/:householdId/analyse/vermoegensbilanz', {
    area: 'analysis',
    title: 'balanceSheet',
    permission: balanceSheet,
    menuCodes: ['FINANCIAL_BALANCE_SHEET'],
  }),
  incomeProtectionNeed: defineRoute('/haushalt/:householdId/beratung/arbeitskraft/1', {
    area: 'beratung',
    title: 'incomeProtectionNeed',
    tab: 'tabAdvice',
    permission: mainAccess,
    menuCodes: ['EMPLOYMENT_INSURANCE'],
  }),
  incomeProtectionCover: defineRoute('/haushalt/:householdId/beratung/arbeitskraft/4/versorgung', {
    area: 'beratung',
    title: 'incomeProtectionCover',
    permission: mainAccess,
  }),
  pkvStart: defineRoute('/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/startseite', {
    area: 'pkv',
    title: 'pkvStart',
    tab: 'tabPkv',
    permission: pkvModule,
  }),
  pkvCosts: defineRoute('/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/kosten', {
    area: 'pkv',
    title: 'pkvCosts',
    permission: pkvModule,
  }),
  snapshots: defineRoute('/haushalt/:householdId/analyse/gespraechszusammenfassung', {
    area: 'gespraechszusammenfassung',
    title: 'snapshots',
    tab: 'tabSummary',
    permission: sectionReport,
  }),
  /** A reserved word: never the id of a snapshot. Shells show it in their side slot too. */
  recap: defineRoute('/haushalt/:householdId/analyse/gespraechszusammenfassung/recap', {
    area: 'gespraechszusammenfassung',
    title: 'recap',
    permission: sectionReport,
    menuCodes: ['RECAP'],
  }),
  snapshotReports: defineRoute('/haushalt/:householdId/analyse/gespraechszusammenfassung/:snapshotId', {
    area: 'gespraechszusammenfassung',
    title: 'snapshotReports',
    permission: sectionReport,
  }),
  reportPreview: defineRoute(
    '/haushalt/:householdId/analyse/gespraechszusammenfassung/:snapshotId/:reportId',
    {
      area: 'gespraechszusammenfassung',
      title: 'reportPreview',
      permission: sectionReport,
    },
  ),
  rating: defineRoute('/haushalt/:legacyHouseholdId/analyse/terminabschluss/bewertung-davor', {
    area: 'terminabschluss',
    title: 'rating',
    tab: 'tabCompletion',
    permission: mainAccess,
  }),
} as const;

export type RouteName = keyof typeof routes;
