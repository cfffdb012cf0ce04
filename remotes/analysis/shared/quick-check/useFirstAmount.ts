import type { FieldProps } from '@vp-digital/core/micro-app';
import { useState } from 'react';

interface Amount {
  /** The entry that the amount belongs to, while there is one. */
  entry: object | undefined;
  /** Its field, as of an entry that may be without it, and as of one that may not. */
  optional: FieldProps<number>;
  required: FieldProps<number>;
  remove(): void;
}

/** An amount that brings its entry into being; emptied again before anything else is known of it, it takes it along. */
export function useFirstAmount({ entry, optional, required, remove }: Amount): FieldProps<number> {
  const [isNew] = useState(entry === undefined);
  if (!isNew) return required;
  return {
    ...optional,
    onChange: (amount) => {
      if (amount !== undefined) optional.onChange(amount);
      else if (entry) remove();
    },
  };
}
