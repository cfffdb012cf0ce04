import { featureFlags } from '../../flags';
import { permissions } from '../../permissions';
import { defineRoute } from '../defineRoute';

export const fiveSteps = defineRoute('/haushalt/:legacyHouseholdId/analyse/terminabschluss/fuenf-schritte', {
  area: 'terminabschluss',
  title: { de: 'Fünf Schritte', en: 'Five steps' },
  permission: permissions.mainAccess,
  menuCodes: ['FIVE_STEPS'],
});

export const rating = defineRoute('/haushalt/:legacyHouseholdId/analyse/terminabschluss/bewertung-davor', {
  area: 'terminabschluss',
  title: { de: 'Bewertung', en: 'Rating' },
  tab: { de: 'Abschluss', en: 'Wrap-up' },
  permission: permissions.mainAccess,
});

export const recruiting = defineRoute(
  '/haushalt/:legacyHouseholdId/analyse/terminabschluss/empfehlung-und-anwerbung/werben',
  {
    area: 'terminabschluss',
    title: { de: 'Auf gute Zusammenarbeit: Mitarbeit', en: 'To good cooperation: recruiting' },
    permission: permissions.teamBuilding,
    menuCodes: ['ON_GOOD_COOPERATION_RECRUITING'],
  },
);

export const wishesAndRecommendations = defineRoute(
  '/haushalt/:legacyHouseholdId/analyse/terminabschluss/empfehlung-und-anwerbung/wuensche-und-empfehlungen',
  {
    area: 'terminabschluss',
    title: {
      de: 'Auf gute Zusammenarbeit: Wünsche & Empfehlungen',
      en: 'To good cooperation: wishes and recommendations',
    },
    permission: permissions.recommendation,
    menuCodes: ['ON_GOOD_COOPERATION'],
  },
);

export const recommendationPresentation = defineRoute('/haushalt/:householdId/empfehlungprasentation', {
  area: 'terminabschluss',
  title: { de: 'Empfehlungspräsentation', en: 'Recommendation presentation' },
  permission: permissions.recommendation,
  menuCodes: ['CUSTOMERS_RECRUIT_CUSTOMERS_PRESENTATION'],
});

export const recommendation = defineRoute('/haushalt/:householdId/weiterempfehlung', {
  area: 'terminabschluss',
  title: { de: 'Weiterempfehlung', en: 'Recommendation' },
  permission: permissions.recommendation,
  menuCodes: ['CUSTOMERS_RECRUIT_CUSTOMERS_DIRECT_ENTRY'],
});

export const recommendationByWhatsapp = defineRoute('/haushalt/:householdId/weiterempfehlung/whatsapp', {
  area: 'terminabschluss',
  title: { de: 'Per WhatsApp teilen', en: 'Share by WhatsApp' },
  permission: permissions.recommendation,
  flag: featureFlags.recommendationByWhatsapp,
});

export const teamPresentation = defineRoute('/haushalt/:householdId/teamaufbauprasentation', {
  area: 'terminabschluss',
  title: { de: 'Präsentation Traumjob', en: 'Dream job presentation' },
  permission: permissions.teamBuilding,
  menuCodes: ['DREAM_JOB_PRESENTATION'],
});

export const teamBuilding = defineRoute('/haushalt/:householdId/teamaufbau', {
  area: 'terminabschluss',
  title: { de: 'Teamaufbau', en: 'Team building' },
  permission: permissions.teamBuilding,
  menuCodes: ['DREAM_JOB_DIRECT_ENTRY'],
});
