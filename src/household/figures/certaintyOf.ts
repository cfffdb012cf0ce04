import type { SectionData, SectionName } from '../documents';
import type { Figure, OnDay } from './defineFigure';
import { trackReads } from './trackReads';

/** How sure a figure is: as the weakest of its inputs. `default`: a default was assumed for a missing input. */
export type Certainty = 'document' | 'typed' | 'estimated' | 'default' | 'missing';

const fromWeakest = ['default', 'estimated', 'typed'] as const;

/** How sure a figure is: derived from the entries that it counts, and from the defaults that it assumes. */
export function certaintyOf<Name extends SectionName, Input extends OnDay, Value>(
  { of, assumes, counts }: Figure<Name, Input, Value>,
  household: Pick<SectionData, Name>,
  input: Input,
): Certainty {
  const reading = { documents: new Set<SectionName>(), entries: new Set<object>() };
  const outcome = of(trackReads({ ...household, ...counts?.(household) }, reading), input);
  if (outcome.kind !== 'computed') return 'missing';
  const known = new Set<Certainty>([...reading.entries].map(certaintyOfEntry));
  if (assumes?.(outcome.value)) known.add('default');
  return fromWeakest.find((certainty) => known.has(certainty)) ?? (known.size > 0 ? 'document' : 'typed');
}

/** How sure one entry is: by its source. */
export function certaintyOfEntry(entry: { source?: string | undefined; netFrom?: string }): Certainty {
  if (entry.netFrom === 'estimate' || entry.source === 'estimated') return 'estimated';
  return entry.source === 'document' ? 'document' : 'typed';
}
