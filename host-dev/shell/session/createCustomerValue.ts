import type { CustomerLook } from '@vp-digital/core/shell';
import { createValue, type Value } from '../value/createValue';

/** Whether a customer looks on, and where; areas may end that. */
export interface CustomerValue extends Value<CustomerLook | undefined> {
  /** Ends the customer view, if there is one. */
  end(): void;
  /** Hears that an area ends it. Answers how to stop. */
  onEnd(listener: () => void): () => void;
}

export function createCustomerValue(): CustomerValue {
  const ends = new Set<() => void>();
  return {
    ...createValue<CustomerLook | undefined>(undefined),
    end: () => {
      for (const listener of [...ends]) listener();
    },
    onEnd: (listener) => {
      ends.add(listener);
      return () => void ends.delete(listener);
    },
  };
}
