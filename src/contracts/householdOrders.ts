/** What a list of households is sorted by. */
export const householdOrders = ['name', 'lastAppointment', 'nextAppointment', 'completeness'] as const;
export type HouseholdOrder = (typeof householdOrders)[number];
