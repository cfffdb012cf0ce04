/** Under which id the one set of changed assumptions of a household stands. */
export const assumptionsId = '00000000-0000-4000-8000-000000000003';
