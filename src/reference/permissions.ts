/**
 * Permission keys. The family `permission.vpd.app-web-vp-digital.*` is given; the suffixes are our proposal,
 * because the specification does not show the exact strings. This is the only file that spells them.
 */
const family = 'permission.vpd.app-web-vp-digital';

export const permissions = {
  mainAccess: `${family}.main-access`,
  documentUpload: `${family}.document-upload`,
  sectionReport: `${family}.section-report`,
  recommendation: `${family}.recommendation`,
  teamBuilding: `${family}.team-building`,
  buildingSavings: `${family}.building-savings`,
  shoppingCart: `${family}.shopping-cart`,
  shoppingCartContracts: `${family}.shopping-cart-contracts`,
  pensionPlanner: `${family}.pension-planner`,
  balanceSheet: `${family}.balance-sheet`,
  favorites: `${family}.favorites`,
  simulations: `${family}.n-simulations`,
  analysisEvaluation: `${family}.analysis-evaluation`,
  userSettings: `${family}.user-settings`,
  pkvModule: `${family}.pkv-module`,
  roleImpersonation: `${family}.role-impersonation`,
} as const;

export type Permission = (typeof permissions)[keyof typeof permissions];

/** Rights on the file, granted in the user-account area; not the app permissions of similar name. */
export const fileRights = ['access', 'search', 'create'] as const;
export type FileRight = (typeof fileRights)[number];
