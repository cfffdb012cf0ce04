import type { Address } from '@vp-digital/core/household';
import { federalStatesOf } from '@vp-digital/core/reference';

/**
 * The federal state that a German postal code gives a home, `undefined` where it lies in several and somebody has to say
 * which; nothing where the code says nothing, or nothing else than what is recorded.
 */
export function stateByCode(
  code: string | undefined,
  { country = 'DE', federalState }: Partial<Pick<Address, 'country' | 'federalState'>> = {},
): { federalState: Address['federalState'] } | undefined {
  const possible = country === 'DE' && code !== undefined ? federalStatesOf(code) : [];
  if (possible.length === 0 || possible.some((one) => one === federalState)) return undefined;
  return { federalState: possible.length === 1 ? possible[0] : undefined };
}
