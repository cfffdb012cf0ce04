import { defineRoute } from '../defineRoute';

export const pkvStart = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/startseite',
  {
    area: 'pkv',
    title: { de: 'PKV: Start', en: 'Private health insurance: start' },
    tab: { de: 'PKV', en: 'Health cover' },
    permission: 'pkvModule',
  },
);

export const pkvHealthChart = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/gesundheitschart',
  {
    area: 'pkv',
    title: { de: 'PKV: Gesundheitschart', en: 'Private health insurance: health chart' },
    permission: 'pkvModule',
  },
);

export const pkvCosts = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/kosten',
  {
    area: 'pkv',
    title: { de: 'PKV: Kosten', en: 'Private health insurance: costs' },
    permission: 'pkvModule',
  },
);

export const pkvBenefits = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/leistung',
  {
    area: 'pkv',
    title: { de: 'PKV: Leistungswünsche', en: 'Private health insurance: wishes' },
    permission: 'pkvModule',
  },
);

export const pkvTariffs = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht',
  {
    area: 'pkv',
    title: { de: 'PKV: Tarifübersicht', en: 'Private health insurance: tariffs' },
    permission: 'pkvModule',
  },
);

export const pkvOutpatient = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/ambulant',
  {
    area: 'pkv',
    title: { de: 'PKV: Ambulant', en: 'Private health insurance: outpatient' },
    permission: 'pkvModule',
  },
);

export const pkvAbroad = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/ausland',
  {
    area: 'pkv',
    title: { de: 'PKV: Ausland', en: 'Private health insurance: abroad' },
    permission: 'pkvModule',
  },
);

export const pkvGlasses = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/brille',
  {
    area: 'pkv',
    title: { de: 'PKV: Sehhilfen', en: 'Private health insurance: glasses' },
    permission: 'pkvModule',
  },
);

export const pkvGuarantees = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/garantie',
  {
    area: 'pkv',
    title: { de: 'PKV: Garantien & Optionen', en: 'Private health insurance: guarantees and options' },
    permission: 'pkvModule',
  },
);

export const pkvInpatient = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/stationar',
  {
    area: 'pkv',
    title: { de: 'PKV: Stationär', en: 'Private health insurance: inpatient' },
    permission: 'pkvModule',
  },
);

export const pkvDental = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/tarifuebersicht/zahn',
  {
    area: 'pkv',
    title: { de: 'PKV: Zahn', en: 'Private health insurance: dental' },
    permission: 'pkvModule',
  },
);

export const pkvComparison = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/leistungsvergleich',
  {
    area: 'pkv',
    title: { de: 'PKV: Leistungsvergleich', en: 'Private health insurance: comparison' },
    permission: 'pkvModule',
  },
);

export const pkvResult = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/ergebnis',
  {
    area: 'pkv',
    title: { de: 'PKV: Ergebnis', en: 'Private health insurance: result' },
    permission: 'pkvModule',
  },
);
