import { featureFlags } from '../../flags';
import { permissions } from '../../permissions';
import { knownRoute } from './knownRoute';

const area = 'terminabschluss';
const { mainAccess, recommendation, teamBuilding } = permissions;

/** The end of an appointment is addressed by the legacy id of the household, all else by the new one. */
export const terminabschlussRoutes = {
  fiveSteps: knownRoute('/haushalt/:legacyHouseholdId/analyse/terminabschluss/fuenf-schritte', {
    area,
    permission: mainAccess,
    menuCodes: ['FIVE_STEPS'],
  }),
  recruiting: knownRoute(
    '/haushalt/:legacyHouseholdId/analyse/terminabschluss/empfehlung-und-anwerbung/werben',
    { area, permission: teamBuilding, menuCodes: ['ON_GOOD_COOPERATION_RECRUITING'] },
  ),
  wishesAndRecommendations: knownRoute(
    '/haushalt/:legacyHouseholdId/analyse/terminabschluss/empfehlung-und-anwerbung/wuensche-und-empfehlungen',
    { area, permission: recommendation, menuCodes: ['ON_GOOD_COOPERATION'] },
  ),
  recommendationPresentation: knownRoute('/haushalt/:householdId/empfehlungprasentation', {
    area,
    permission: recommendation,
    menuCodes: ['CUSTOMERS_RECRUIT_CUSTOMERS_PRESENTATION'],
  }),
  recommendation: knownRoute('/haushalt/:householdId/weiterempfehlung', {
    area,
    permission: recommendation,
    menuCodes: ['CUSTOMERS_RECRUIT_CUSTOMERS_DIRECT_ENTRY'],
  }),
  recommendationByWhatsapp: knownRoute('/haushalt/:householdId/weiterempfehlung/whatsapp', {
    area,
    permission: recommendation,
    flag: featureFlags.recommendationByWhatsapp,
  }),
  teamPresentation: knownRoute('/haushalt/:householdId/teamaufbauprasentation', {
    area,
    permission: teamBuilding,
    menuCodes: ['DREAM_JOB_PRESENTATION'],
  }),
  teamBuilding: knownRoute('/haushalt/:householdId/teamaufbau', {
    area,
    permission: teamBuilding,
    menuCodes: ['DREAM_JOB_DIRECT_ENTRY'],
  }),
};
