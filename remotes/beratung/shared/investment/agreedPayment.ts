import type { Product } from '@vp-digital/core/contracts';
import type { CartPosition, Suitability } from '@vp-digital/core/household';

/**
 * What goes into an investment by the recorded frame: the rate of a month where one was named, else the amount, once, as
 * far as the product takes it so. Nothing where the frame names neither; the product's own example stands then.
 */
export function agreedPayment(
  { payment }: Pick<Product, 'payment'>,
  { amount, rate }: Pick<Suitability, 'amount' | 'rate'>,
): Pick<CartPosition, 'premium' | 'frequency'> {
  if (rate !== undefined && rate > 0 && payment.includes('plan'))
    return { premium: rate, frequency: 'monthly' };
  return amount !== undefined && amount > 0 && payment.includes('once')
    ? { premium: amount, frequency: 'once' }
    : {};
}
