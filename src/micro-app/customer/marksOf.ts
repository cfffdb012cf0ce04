import { customerMarks } from '@vp-digital/core/shell';
import type { PageForCustomer } from './pageForCustomer';

/** What marks an element as a page made for the customer, and for which of two places. */
export const marksOf = ({ page, isAlso = false }: Pick<PageForCustomer, 'page' | 'isAlso'>) => ({
  [customerMarks.block]: true,
  [customerMarks.page]: page.route.path,
  ...(isAlso && { [customerMarks.also]: true }),
});
