/** Under which id the one savings plan of a household stands, so that two people who begin it at once write one place. */
export const savingsPlanId = '00000000-0000-4000-8000-000000000001';
