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
]);
