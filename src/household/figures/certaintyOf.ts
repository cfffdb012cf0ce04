import type { SectionData, SectionName } from '../documents';
import type { Figure, OnDay } from './defineFigure';
import { trackReads } from './trackReads';

/** How sure a figure is, the weakest of what it rests on. `default`: something nobody has told was taken as usual. */
export type Certainty = 'document' | 'typed' | 'estimated' | 'default' | 'missing';

const fromWeakest = ['default', 'estimated', 'typed'] as const;

/** How sure a figure is: follows from the entries whose numbers it counts, and from what it takes as usual. */
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

/** How sure what stands in one entry is: it says where it comes from. */
export function certaintyOfEntry(entry: { source?: string | undefined; netFrom?: string }): Certainty {
  if (entry.netFrom === 'estimate' || entry.source === 'estimated') return 'estimated';
  return entry.source === 'document' ? 'document' : 'typed';
}
