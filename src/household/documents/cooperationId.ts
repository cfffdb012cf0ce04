/** Under which id a household's wishes for working together stand, so that two people who begin them at once write one place. */
export const cooperationId = '00000000-0000-4000-8000-000000000002';
