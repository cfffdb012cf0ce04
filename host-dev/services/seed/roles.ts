import { type Permission, permissions } from '@vp-digital/core/reference';

/** Roles of the demo accounts. */
export type Role = 'mainAdvisor' | 'advisor' | 'assistant' | 'backOffice';

/** Who holds what, permission by permission; our proposal, because the specification does not say. */
const holders: Record<keyof typeof permissions, readonly Role[]> = {
  mainAccess: ['mainAdvisor', 'advisor', 'assistant', 'backOffice'],
  documentUpload: ['mainAdvisor', 'advisor', 'assistant'],
  sectionReport: ['mainAdvisor', 'advisor', 'assistant'],
  recommendation: ['mainAdvisor', 'advisor'],
  teamBuilding: ['mainAdvisor'],
  buildingSavings: ['mainAdvisor', 'advisor'],
  shoppingCart: ['mainAdvisor', 'advisor'],
  shoppingCartContracts: ['mainAdvisor', 'advisor'],
  pensionPlanner: ['mainAdvisor', 'advisor'],
  balanceSheet: ['mainAdvisor', 'advisor', 'assistant'],
  favorites: ['mainAdvisor', 'advisor', 'assistant'],
  simulations: ['mainAdvisor', 'advisor'],
  analysisEvaluation: ['mainAdvisor', 'advisor'],
  userSettings: ['mainAdvisor', 'advisor'],
  pkvModule: ['mainAdvisor', 'advisor'],
  roleImpersonation: ['backOffice'],
};

/** The permissions of a role, in the order of the specification. */
export const permissionsOf = (role: Role): Permission[] =>
  (Object.keys(permissions) as (keyof typeof permissions)[]) // its own keys, which Object.keys widens
    .filter((name) => holders[name].includes(role))
    .map((name) => permissions[name]);
