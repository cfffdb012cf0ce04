import type { Language } from '../format';
import { type Permission, permissions } from '../permissions';
import type { ExternalApp } from '../services';
import type { RouteName } from '../routes';
import { type MenuCode, menuCodes } from '../menuCodes';

/** Where an entry leads: a screen, with the query that chooses its mode, or an external app of the environment. */
export type MenuTarget =
  | { readonly route: RouteName; readonly query?: string }
  | { readonly external: ExternalApp };

export interface MenuEntry {
  readonly code: MenuCode;
  readonly name: Readonly<Record<Language, string>>;
  /** German search terms; the specification has none in English. */
  readonly aliasList: readonly string[];
  readonly target: MenuTarget;
  /** Needed besides the permission of the route. */
  readonly permission?: Permission;
}

/**
 * Names stand here and not among the texts, because a name, its search terms and its target are one record: what a
 * search may find is read line by line.
 */
const records: Record<MenuCode, Omit<MenuEntry, 'code'>> = {
  TARGET_ACTUAL_COMPARISON: {
    name: { de: 'Soll-Ist-Vergleich', en: 'Target/actual comparison' },
    aliasList: ['Lücken', 'Bedarfsanalyse', 'Vergleich', 'Versorgungslücke'],
    target: { route: 'comparison' },
  },
  WISHES_GOALS: {
    name: { de: 'Wünsche & Ziele', en: 'Wishes and goals' },
    aliasList: ['Träume', 'Sparziele', 'Lebensziele', 'Pläne'],
    target: { route: 'wishesAndGoals' },
  },
  PERSONAL_DATA: {
    name: { de: 'Persönliche Daten', en: 'Personal data' },
    aliasList: ['Stammdaten', 'Adresse', 'Kinder', 'Beruf', 'IBAN'],
    target: { route: 'personalData' },
  },
  RECAP: {
    name: { de: 'Gesprächsnotizen', en: 'Recap' },
    aliasList: ['Recap', 'Protokoll', 'Notiz', 'Aufgaben'],
    target: { route: 'recap' },
  },
  FINANCIAL_BALANCE_SHEET: {
    name: { de: 'Vermögensbilanz', en: 'Balance sheet' },
    aliasList: ['Vermögen', 'Schulden', 'Bilanz', 'Depotstand'],
    target: { route: 'balanceSheet' },
  },
  PERSONAL_FINANCIAL_PLANNING: {
    name: { de: 'Persönliche Finanzplanung', en: 'Personal financial planning' },
    aliasList: ['Zukunftsbudget', 'Haushaltsplan', 'Liquiditätsplanung', 'Prognose'],
    target: { route: 'futureHouseholdBudget' },
  },
  DREAM_JOB_PRESENTATION: {
    name: { de: 'Präsentation Traumjob', en: 'Dream job presentation' },
    aliasList: ['Karriere', 'Teamaufbau zeigen', 'Berufsbild'],
    target: { route: 'teamPresentation' },
  },
  DREAM_JOB_DIRECT_ENTRY: {
    name: { de: 'Traumjob: Interesse erfassen', en: 'Dream job direct entry' },
    aliasList: ['Teamaufbau', 'Bewerber', 'Mitarbeit'],
    target: { route: 'teamBuilding' },
  },
  CUSTOMERS_RECRUIT_CUSTOMERS_PRESENTATION: {
    name: { de: 'Präsentation Kunden werben Kunden', en: 'Customers recruit customers (deck)' },
    aliasList: ['Empfehlungspräsentation', 'KwK', 'Empfehlung zeigen'],
    target: { route: 'recommendationPresentation' },
  },
  CUSTOMERS_RECRUIT_CUSTOMERS_DIRECT_ENTRY: {
    name: { de: 'Weiterempfehlung', en: 'Customers recruit customers' },
    aliasList: ['Empfehlen', 'QR-Code', 'WhatsApp', 'Freunde'],
    target: { route: 'recommendation' },
  },
  ON_GOOD_COOPERATION: {
    name: { de: 'Auf gute Zusammenarbeit', en: 'Working well together' },
    aliasList: ['Terminende', 'Kundenwünsche', 'Empfehlungen'],
    target: { route: 'wishesAndRecommendations' },
  },
  ON_GOOD_COOPERATION_RECRUITING: {
    name: { de: 'Auf gute Zusammenarbeit: Mitarbeit', en: 'Working well together: the job' },
    aliasList: ['Werben', 'Anwerbung', 'Nebenberuf'],
    target: { route: 'recruiting' },
  },
  FFG_START: {
    name: { de: 'Finanz-Fitness-Gespräch', en: 'Financial fitness talk' },
    aliasList: ['FFG', 'Erstgespräch', 'Analyse starten'],
    target: { route: 'ffgStart' },
  },
  FFG_SAVINGS_TYPE: {
    name: { de: 'Sparertyp', en: 'Saver type' },
    aliasList: ['Spartyp', 'Spartest', 'Geldtyp'],
    target: { route: 'saverType' },
  },
  FFG_EXPLANATION: {
    name: { de: 'FFG Erklärung', en: 'FFG explanation' },
    aliasList: ['Ablauf', 'Nutzen', 'Worum geht es'],
    target: { route: 'ffgExplanation' },
  },
  FFG_INCOME: {
    name: { de: 'Einkommen', en: 'Income' },
    aliasList: ['Gehalt', 'Lohn', 'Netto', 'Brutto', 'Kindergeld'],
    target: { route: 'income' },
  },
  FFG_OPTIMUM_CALCULATION: {
    name: { de: 'Optimum-Rechnung', en: 'Optimum calculation' },
    aliasList: ['Förderung', 'Zulagen', 'VL', 'Steuer sparen', 'Staat'],
    target: { route: 'optimum' },
  },
  FFG_HOUSEHOLD_BUDGET: {
    name: { de: 'Haushaltsbudget', en: 'Household budget' },
    aliasList: ['Ausgaben', 'Haushaltsbuch', 'Kosten', '50-30-20'],
    target: { route: 'expenses' },
  },
  FFG_CONTRACT_OVERVIEW: {
    name: { de: 'Vertragsübersicht', en: 'Contract overview' },
    aliasList: ['Verträge', 'Policen', 'Versicherungsordner', 'Kredite'],
    target: { route: 'contracts' },
  },
  FFG_SAVINGS_PLAN: {
    name: { de: 'Sparbetrag', en: 'Savings amount' },
    aliasList: ['Sparrate', 'Sparplan', 'Sparpotenzial'],
    target: { route: 'savingsAmount' },
  },
  FFG_TWO_MODEL_ACCOUNT: {
    name: { de: 'Zwei-Konten-Modell', en: 'Two-account model' },
    aliasList: ['Mehrkontenmodell', 'Kontenmodell', 'Dauerauftrag'],
    target: { route: 'twoAccountModel' },
  },
  FINANCIAL_GRADE: {
    name: { de: 'Finanznote', en: 'Financial grade' },
    aliasList: ['Note', 'Zeugnis', 'Finanz-Check', 'Score'],
    target: { route: 'financialGrade' },
  },
  EMPLOYMENT_INSURANCE: {
    name: { de: 'Arbeitskraftabsicherung', en: 'Income protection' },
    aliasList: ['BU', 'Berufsunfähigkeit', 'EU', 'Grundfähigkeit', 'Dienstunfähigkeit'],
    target: { route: 'incomeProtectionNeed' },
  },
  EMPLOYMENT_INSURANCE_SIMULATION: {
    name: { de: 'Arbeitskraft-Simulation', en: 'Income protection simulation' },
    aliasList: ['Krankengeld', 'Einkommensausfall', 'AKS-Simulation'],
    target: { route: 'manpower' },
  },
  SECURITY_PLAN: {
    name: { de: 'Vermögens- und Sicherheitsplan', en: 'Wealth and security plan' },
    aliasList: ['VASP', 'Gesamtplan', 'Konzept'],
    target: { route: 'securityPlan' },
  },
  BASIC_PENSION: {
    name: { de: 'Basisrente', en: 'Basic pension' },
    aliasList: ['Rürup', 'Schicht 1', 'Steuern sparen Rente'],
    target: { route: 'basicPensionNeed' },
  },
  BUILDING_SOCIETY_SAVINGS: {
    name: { de: 'Bausparen', en: 'Building society savings' },
    aliasList: ['Bausparvertrag', 'Zuteilung', 'Wohnungsbauprämie'],
    target: { route: 'buildingSavingsNeed' },
  },
  PENSION_PLANNER: {
    name: { de: 'Ruhestandsplaner', en: 'Pension planner' },
    aliasList: ['Rentenlücke', 'Altersvorsorge', 'Rente mit 63'],
    target: { route: 'retirement' },
  },
  INVESTMENT: {
    name: { de: 'Geldanlage', en: 'Investment' },
    aliasList: ['Fonds', 'ETF', 'Depot', 'Sparplan', 'Einmalanlage'],
    target: { route: 'investment' },
  },
  PENSION: {
    name: { de: 'Staatliche Rente', en: 'State pension' },
    aliasList: ['Renteninformation', 'Rentenpunkte', 'DRV', 'Pension'],
    target: { route: 'statePension' },
  },
  LIVING_SITUATION: {
    name: { de: 'Wohnsituation', en: 'Living situation' },
    aliasList: ['Miete', 'Haus', 'Immobilie', 'Wohnung'],
    target: { route: 'livingSituation' },
  },
  APPOINTMENT_DOCUMENTATION: {
    name: { de: 'Beratungsdokumentation', en: 'Appointment documentation' },
    aliasList: ['Beratungsprotokoll', 'IDD', '§61', 'Doku'],
    target: { route: 'reportCreation', query: 'art=beratungsdokumentation' },
  },
  FIVE_STEPS: {
    name: { de: 'Fünf Schritte', en: 'Five steps' },
    aliasList: ['Terminabschluss', 'Termin beenden', 'Abschluss'],
    target: { route: 'fiveSteps' },
  },
  DOKUMENTENVERARBEITUNG: {
    name: { de: 'Dokumente aufnehmen', en: 'Document processing' },
    aliasList: ['Scan', 'Foto', 'Upload', 'OCR', 'Ordner'],
    target: { external: 'documentCollection' },
    permission: permissions.documentUpload,
  },
  COMPANY_PRESENTATION: {
    name: { de: 'Unternehmenspräsentation', en: 'Company presentation' },
    aliasList: ['Wir über uns', 'Vorstellung', 'Firma'],
    target: { route: 'companyPresentation' },
  },
  SECURITY_PLAN_REGULAR: {
    name: { de: 'Sicherheitsplan (Monatsplan)', en: 'Security plan, regular' },
    aliasList: ['VASP regulär', 'Umsetzungsplan'],
    target: { route: 'securityPlan', query: 'modus=regulaer' },
  },
  SECURITY_PLAN_SIMULATION: {
    name: { de: 'Sicherheitsplan-Simulation', en: 'Security plan simulation' },
    aliasList: ['VASP-Simulation', 'Was-wäre-wenn'],
    target: { route: 'securityPlan', query: 'modus=simulation' },
    permission: permissions.simulations,
  },
};

/** The main menu in the order of the specification. */
export const menuEntries: readonly MenuEntry[] = menuCodes.map((code) => ({ code, ...records[code] }));
