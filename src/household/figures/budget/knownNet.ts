import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { householdNet } from '../net';
import { computed, missing, missingAll, type Outcome } from '../outcome';

/** F1 where it can be divided by: every income's net is known, and there is some. */
export function knownNet(household: Pick<SectionData, 'incomes'>): Outcome<Cents> {
  const unknown = Object.values(household.incomes.items).filter(({ net }) => net === undefined);
  if (unknown.length > 0) return missingAll(unknown.map(({ personId }) => ({ fact: 'net', personId })));
  const { monthly } = householdNet(household);
  return monthly > 0 ? computed(monthly) : missing('net');
}
