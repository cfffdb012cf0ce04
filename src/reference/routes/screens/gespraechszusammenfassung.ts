import { permissions } from '../../permissions';
import { defineRoute } from '../defineRoute';

export const snapshots = defineRoute('/haushalt/:householdId/analyse/gespraechszusammenfassung', {
  area: 'gespraechszusammenfassung',
  title: { de: 'Zusammenfassung', en: 'Summary' },
  tab: { de: 'Zusammenfassung', en: 'Summary' },
  permission: permissions.sectionReport,
});

export const snapshotReports = defineRoute(
  '/haushalt/:householdId/analyse/gespraechszusammenfassung/:snapshotId',
  {
    area: 'gespraechszusammenfassung',
    title: { de: 'Stand', en: 'Snapshot' },
    permission: permissions.sectionReport,
  },
);

export const reportPreview = defineRoute(
  '/haushalt/:householdId/analyse/gespraechszusammenfassung/:snapshotId/:reportId',
  {
    area: 'gespraechszusammenfassung',
    title: { de: 'Vorschau', en: 'Preview' },
    permission: permissions.sectionReport,
  },
);

/** A reserved word: never the id of a snapshot. Shells show it in their side slot too. */
export const recap = defineRoute('/haushalt/:householdId/analyse/gespraechszusammenfassung/recap', {
  area: 'gespraechszusammenfassung',
  title: { de: 'Gesprächsnotizen', en: 'Notes of the talk' },
  permission: permissions.sectionReport,
  menuCodes: ['RECAP'],
});

export const reportCreation = defineRoute('/haushalt/:householdId/report-erstellen', {
  area: 'gespraechszusammenfassung',
  title: { de: 'Report erstellen', en: 'Create a report' },
  permission: permissions.sectionReport,
  menuCodes: ['APPOINTMENT_DOCUMENTATION'],
});
