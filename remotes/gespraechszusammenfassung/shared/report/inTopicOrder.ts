import { type NeedOf, needTopics, personsInOrder, type SectionData } from '@vp-digital/core/household';

/** In the order of the topics and persons, whatever the gaps: a rank would reveal amounts. */
export function inTopicOrder<Row extends NeedOf>(
  rows: readonly Row[],
  data: Pick<SectionData, 'persons'>,
): Row[] {
  const persons = personsInOrder(data).map(({ id }) => id);
  const place = ({ personId = '' }: NeedOf) => persons.indexOf(personId);
  return rows.toSorted(
    (one, other) =>
      needTopics.indexOf(one.topic) - needTopics.indexOf(other.topic) || place(one) - place(other),
  );
}
