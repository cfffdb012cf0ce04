import * as z from 'zod/mini';
import { damageCase } from './cases';
import { product } from './product';
import { productText } from './texts';

/**
 * `GET /api/product/catalogue`: everything that can be proposed, with an ETag of its content; `If-None-Match` answers 304. A
 * company replaces it by its own. All companies and products of the reference implementation are invented and say so.
 */
export const catalogue = z
  .strictObject({
    version: z.string().check(z.minLength(1)),
    /** The day that it was put together for. */
    asOf: z.iso.date(),
    companies: z.array(z.strictObject({ name: z.string(), isInvented: z.boolean() })),
    /** Who is not in it, and why (§ 60 VVG). */
    notIncluded: productText,
    cases: z.array(damageCase),
    products: z.array(product),
  })
  .check(
    z.refine(({ products }) => new Set(products.map(({ id }) => id)).size === products.length, 'An id once.'),
    z.refine(
      ({ products, companies }) =>
        products.every(({ company }) => companies.some(({ name }) => name === company)),
      'A product of a company that is listed.',
    ),
    z.refine(
      ({ products, cases }) =>
        products.every((one) =>
          one.cases.every((rule) => cases.some(({ key, field }) => key === rule.case && field === one.field)),
        ),
      'Rules for cases of the product’s field.',
    ),
  );
export type Catalogue = z.infer<typeof catalogue>;
