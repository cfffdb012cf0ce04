import { defineRoute } from '../defineRoute';

export const fiveSteps = /* @__PURE__ */ defineRoute(
  '/haushalt/:legacyHouseholdId/analyse/terminabschluss/fuenf-schritte',
  {
    area: 'terminabschluss',
    title: { de: 'Fünf Schritte', en: 'Five steps' },
    tab: { de: 'Abschluss', en: 'Wrap-up' },
    permission: 'mainAccess',
  },
);

export const rating = /* @__PURE__ */ defineRoute(
  '/haushalt/:legacyHouseholdId/analyse/terminabschluss/bewertung-davor',
  {
    area: 'terminabschluss',
    title: { de: 'Bewertung', en: 'Rating' },
    permission: 'mainAccess',
  },
);

export const recruiting = /* @__PURE__ */ defineRoute(
  '/haushalt/:legacyHouseholdId/analyse/terminabschluss/empfehlung-und-anwerbung/werben',
  {
    area: 'terminabschluss',
    title: { de: 'Auf gute Zusammenarbeit: Mitarbeit', en: 'Working well together: the job' },
    permission: 'teamBuilding',
  },
);

export const wishesAndRecommendations = /* @__PURE__ */ defineRoute(
  '/haushalt/:legacyHouseholdId/analyse/terminabschluss/empfehlung-und-anwerbung/wuensche-und-empfehlungen',
  {
    area: 'terminabschluss',
    title: {
      de: 'Auf gute Zusammenarbeit: Wünsche & Empfehlungen',
      en: 'Working well together: wishes and recommendations',
    },
    permission: 'recommendation',
  },
);

export const recommendationPresentation = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/empfehlungprasentation',
  {
    area: 'terminabschluss',
    title: { de: 'Empfehlungspräsentation', en: 'Recommendation presentation' },
    permission: 'recommendation',
  },
);

export const recommendation = /* @__PURE__ */ defineRoute('/haushalt/:householdId/weiterempfehlung', {
  area: 'terminabschluss',
  title: { de: 'Weiterempfehlung', en: 'Recommendation' },
  permission: 'recommendation',
});

export const recommendationByWhatsapp = /* @__PURE__ */ defineRoute(
  '/haushalt/:householdId/weiterempfehlung/whatsapp',
  {
    area: 'terminabschluss',
    title: { de: 'Per WhatsApp teilen', en: 'Share by WhatsApp' },
    permission: 'recommendation',
    flag: 'recommendationByWhatsapp',
  },
);

export const teamPresentation = /* @__PURE__ */ defineRoute('/haushalt/:householdId/teamaufbauprasentation', {
  area: 'terminabschluss',
  title: { de: 'Präsentation Traumjob', en: 'Dream job presentation' },
  permission: 'teamBuilding',
});

export const teamBuilding = /* @__PURE__ */ defineRoute('/haushalt/:householdId/teamaufbau', {
  area: 'terminabschluss',
  title: { de: 'Teamaufbau', en: 'Team building' },
  permission: 'teamBuilding',
});
