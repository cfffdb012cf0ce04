import type { MergeSide, PersonPair } from '@vp-digital/core/contracts';
import { skipToken } from '@vp-digital/core/libs/query';
import { useState } from 'react';
import { useMergeHouseholdsMutation, useMergePreviewQuery } from '../../../shared/access-requests/api';

interface Choices {
  otherId?: string | undefined;
  /** As corrected by hand; without them the service finds them. */
  pairs?: PersonPair[];
  sides: Readonly<Record<string, MergeSide>>;
  typed?: string | undefined;
  /** That others will read it is meant. */
  known: boolean;
}

const none: Choices = { sides: {}, known: false };

/** What is chosen for a merge, and what the service says it would bring about. */
export function useMerge(householdId: string) {
  const [choices, setChoices] = useState(none);
  const { otherId, pairs, sides, typed, known } = choices;
  const question =
    otherId === undefined ? skipToken : { householdId, body: { otherId, ...(pairs && { pairs }) } };
  const { currentData, data, isError: refused } = useMergePreviewQuery(question);
  const [merge] = useMergeHouseholdsMutation();
  // while corrected pairs are looked at, the last preview of these two stays
  const preview = otherId === undefined ? undefined : (currentData ?? (pairs && data));
  const change = (changed: Partial<Choices>) => setChoices({ ...choices, ...changed });
  const confirm = async () => {
    if (otherId === undefined || !currentData || typed === undefined) return;
    const take = Object.entries(sides).map(([section, side]) => ({ section, side }));
    const { basis, pairs: same } = currentData;
    const body = { otherId, pairs: same, take, basis, name: typed, ...(known && { knowsReaders: true }) };
    await merge({ householdId, body }).unwrap();
  };
  return {
    preview,
    refused,
    otherId,
    sides,
    typed,
    known,
    confirm,
    // what is confirmed is what was seen
    incomplete:
      currentData === undefined ||
      typed !== currentData.there.name ||
      (currentData.readers.length > 0 && !known),
    choose: (id: string | undefined) => setChoices({ ...none, otherId: id }),
    pair: (corrected: PersonPair[]) => change({ pairs: corrected }),
    take: (section: string, side: MergeSide) => change({ sides: { ...sides, [section]: side } }),
    type: (text: string | undefined) => change({ typed: text }),
    know: (isKnown: boolean) => change({ known: isKnown }),
    forget: () => setChoices(none),
  };
}
