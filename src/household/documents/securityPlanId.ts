/** Under which id the one security plan of a household stands, so that two people who begin it at once write one place. */
export const securityPlanId = '00000000-0000-4000-8000-000000000004';
