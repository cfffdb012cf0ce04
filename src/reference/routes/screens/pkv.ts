import { permissions } from '../../permissions';
import { defineRoute } from '../defineRoute';

export const pkvStart = defineRoute('/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/startseite', {
  area: 'pkv',
  title: { de: 'PKV: Start', en: 'Private health insurance: start' },
  tab: { de: 'PKV', en: 'Health cover' },
  permission: permissions.pkvModule,
});

export const pkvHealthChart = defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/gesundheitschart',
  {
    area: 'pkv',
    title: { de: 'PKV: Gesundheitschart', en: 'Private health insurance: health chart' },
    permission: permissions.pkvModule,
  },
);

export const pkvCosts = defineRoute('/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/kosten', {
  area: 'pkv',
  title: { de: 'PKV: Kosten', en: 'Private health insurance: costs' },
  permission: permissions.pkvModule,
});

export const pkvBenefits = defineRoute('/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/leistung', {
  area: 'pkv',
  title: { de: 'PKV: Leistungswünsche', en: 'Private health insurance: wishes' },
  permission: permissions.pkvModule,
});

export const pkvTariffs = defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht',
  {
    area: 'pkv',
    title: { de: 'PKV: Tarifübersicht', en: 'Private health insurance: tariffs' },
    permission: permissions.pkvModule,
  },
);

export const pkvOutpatient = defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/ambulant',
  {
    area: 'pkv',
    title: { de: 'PKV: Ambulant', en: 'Private health insurance: outpatient' },
    permission: permissions.pkvModule,
  },
);

export const pkvAbroad = defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/ausland',
  {
    area: 'pkv',
    title: { de: 'PKV: Ausland', en: 'Private health insurance: abroad' },
    permission: permissions.pkvModule,
  },
);

export const pkvGlasses = defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/brille',
  {
    area: 'pkv',
    title: { de: 'PKV: Sehhilfen', en: 'Private health insurance: glasses' },
    permission: permissions.pkvModule,
  },
);

export const pkvGuarantees = defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/garantie',
  {
    area: 'pkv',
    title: { de: 'PKV: Garantien & Optionen', en: 'Private health insurance: guarantees and options' },
    permission: permissions.pkvModule,
  },
);

export const pkvInpatient = defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/stationar',
  {
    area: 'pkv',
    title: { de: 'PKV: Stationär', en: 'Private health insurance: inpatient' },
    permission: permissions.pkvModule,
  },
);

export const pkvDental = defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/zahn',
  {
    area: 'pkv',
    title: { de: 'PKV: Zahn', en: 'Private health insurance: dental' },
    permission: permissions.pkvModule,
  },
);

export const pkvComparison = defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/leistungsvergleich',
  {
    area: 'pkv',
    title: { de: 'PKV: Leistungsvergleich', en: 'Private health insurance: comparison' },
    permission: permissions.pkvModule,
  },
);

export const pkvResult = defineRoute('/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/ergebnis', {
  area: 'pkv',
  title: { de: 'PKV: Ergebnis', en: 'Private health insurance: result' },
  permission: permissions.pkvModule,
});
