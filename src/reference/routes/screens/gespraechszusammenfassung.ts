import { defineRoute } from '../defineRoute';

export const snapshots = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/gespraechszusammenfassung',
  {
    area: 'gespraechszusammenfassung',
    title: { de: 'Zusammenfassung', en: 'Summary' },
    tab: { de: 'Zusammenfassung', en: 'Summary' },
    permission: 'sectionReport',
  },
);

export const snapshotReports = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/gespraechszusammenfassung/:snapshotId',
  {
    area: 'gespraechszusammenfassung',
    title: { de: 'Stand', en: 'Snapshot' },
    permission: 'sectionReport',
  },
);

export const reportPreview = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/gespraechszusammenfassung/:snapshotId/:reportId',
  {
    area: 'gespraechszusammenfassung',
    title: { de: 'Vorschau', en: 'Preview' },
    permission: 'sectionReport',
  },
);

/** A reserved word: never the id of a snapshot. Shells show it in their side slot too. */
export const recap = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/analyse/gespraechszusammenfassung/recap',
  {
    area: 'gespraechszusammenfassung',
    title: { de: 'Gesprächsnotizen', en: 'Meeting notes' },
    permission: 'sectionReport',
  },
);

export const reportCreation = /* @__PURE__ */ defineRoute('/haushalt/:householdId/report-erstellen', {
  area: 'gespraechszusammenfassung',
  title: { de: 'Zusammenfassung gestalten', en: 'Compose the summary' },
  permission: 'sectionReport',
});
