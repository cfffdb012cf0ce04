import { routes } from '@vp-digital/core/reference';

/** Where a report on health insurance is put together; the address names its kind. */
export const reportHref = (householdId: string): string =>
  `${routes.reportCreation.href({ householdId })}?art=krankenversicherung`;
