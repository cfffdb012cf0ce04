import type { SnapshotPayload } from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import type { Figure, NeedOf, OnDay, SectionData, SectionName } from '@vp-digital/core/household';

/** The household of a report on its day, with what was computed of it then; older snapshots do not say that. */
export interface Reported {
  data: SectionData;
  date: IsoDate;
  derived?: SnapshotPayload['derived'];
}

/** A figure as it was shown when the snapshot was made; computed now only where the snapshot does not say it. */
export function shownOf<Name extends SectionName, Value>(
  { name, of, amount, shown = amount }: Figure<Name, OnDay, Value>,
  { data, date, derived }: Reported,
): number | undefined {
  if (derived?.figures) return derived.figures[name];
  const outcome = of(data, { date });
  return outcome.kind === 'computed' ? shown(outcome.value) : undefined;
}

/** Whether a topic was open when the snapshot was made, and by how much; undefined where the snapshot says it of none. */
export function gapThen(
  { topic, personId }: NeedOf,
  { derived }: Reported,
): { isOpen: boolean; gap?: number } | 'unknown' | undefined {
  if (!derived?.needs) return undefined;
  const then = derived.needs.find((one) => one.topic === topic && one.personId === personId);
  if (!then) return 'unknown';
  const { gap, state } = then;
  return gap === undefined ? { isOpen: state !== 'present' } : { isOpen: gap >= 50, gap }; // as `needComparison`: shown as 0
}
