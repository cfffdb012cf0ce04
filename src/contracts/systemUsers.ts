/** Who acts in a household without being a user, as the audit names them. */
export const systemUsers = ['household', 'housekeeping', 'recommended'] as const;
export type SystemUser = (typeof systemUsers)[number];
