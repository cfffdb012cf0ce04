import { permissions } from '@vp-digital/core/reference';

/** The permissions that open pages, each with words of its own. */
export const openingPermissions = [
  'mainAccess',
  'sectionReport',
  'recommendation',
  'teamBuilding',
  'buildingSavings',
  'shoppingCart',
  'pensionPlanner',
  'balanceSheet',
  'analysisEvaluation',
  'pkvModule',
] as const satisfies readonly (keyof typeof permissions)[];

/** The permission that a page asks for and that is not held; undefined where it is held, or none is asked for. */
export const missingPermission = (
  permission: string | undefined,
  held: readonly string[],
): (typeof openingPermissions)[number] | undefined =>
  permission === undefined || held.includes(permission)
    ? undefined
    : openingPermissions.find((name) => permissions[name] === permission);
