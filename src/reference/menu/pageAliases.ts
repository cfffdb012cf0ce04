import type { MenuCode } from '../menuCodes';
import { routes } from '../routes';

/** German search terms, by path, of the screens that the specification gives no menu code. */
export const pageAliases: ReadonlyMap<string, readonly string[]> = new Map([
  [routes.householdOverview.path, ['Start', 'Kennzahlen', 'Adresse']],
  [routes.analysis.path, ['Vollständigkeit', 'Datenstand', 'Was fehlt']],
  [routes.dataProtection.path, ['DSGVO', 'Datenschutzinformation']],
  [routes.householdAdministration.path, ['Archivieren', 'Sperren', 'Löschen', 'Zusammenführen']],
  [routes.incomeProtectionCover.path, ['BU', 'Berufsunfähigkeit', 'Lücke']],
  [routes.assessment.path, ['Themencheck', 'Bedarfsanalyse', 'Ampel']],
  [routes.pkvStart.path, ['Private Krankenversicherung', 'GKV']],
  [routes.pkvCosts.path, ['Krankenversicherung', 'Beitrag']],
  [routes.snapshots.path, ['Stand sichern', 'Bericht', 'PDF']],
  [routes.rating.path, ['Feedback', 'Zufriedenheit']],
  [routes.householdSearch.path, ['Anderer Haushalt', 'Haushalt wechseln', 'Kunden']],
]);

/** Words that advisors search for besides those of the specification, by menu code. */
export const furtherAliases: Readonly<Partial<Record<MenuCode, readonly string[]>>> = {
  FFG_CONTRACT_OVERVIEW: ['Haftpflicht', 'Hausrat', 'Kfz-Versicherung', 'Rechtsschutz', 'Riester-Vertrag'],
  FFG_OPTIMUM_CALCULATION: ['Riester', 'Kinderzuschlag', 'Steuerklasse'],
  PENSION_PLANNER: ['Ruhestand'],
  RECAP: ['Nächster Termin'],
};
