import { skipToken } from '@vp-digital/core/libs/query';
import { useNavigate } from '@vp-digital/core/libs/router';
import { routes } from '@vp-digital/core/reference';
import type { HouseholdSummary, LeavingReason } from '@vp-digital/core/contracts';
import { useState } from 'react';
import { useMoveOutMutation, useMoveOutPreviewQuery } from '../../../shared/access-requests/api';

/**
 * Who is to leave and why, and what the service says it would bring about. The household of who moves out is opened, for
 * all others this one.
 *
 * @param first whom a link has named
 */
export function useMoveOut(
  { householdId, persons }: Pick<HouseholdSummary, 'householdId' | 'persons'>,
  first: string | undefined,
) {
  const navigate = useNavigate();
  const [personIds, setPersonIds] = useState<readonly string[]>(first === undefined ? [] : [first]);
  const [reason, setReason] = useState<LeavingReason>('movedOut');
  const [deceasedOn, setDeceasedOn] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [known, setKnown] = useState(false);
  const question =
    personIds.length > 0 ? { householdId, body: { personIds: [...personIds], reason } } : skipToken;
  const { currentData, data, isError: refused } = useMoveOutPreviewQuery(question);
  const [moveOut] = useMoveOutMutation();
  const birthDates = persons
    .filter(({ personId }) => personIds.includes(personId))
    .map(({ birthDate }) => birthDate);
  const lastBorn = birthDates.toSorted().at(-1);
  const isBefore = deceasedOn !== undefined && lastBorn !== undefined && deceasedOn < lastBorn;
  const confirm = async () => {
    if (!currentData) return;
    const { basis } = currentData;
    const body = {
      personIds: [...personIds],
      reason,
      basis,
      ...(known && { knowsReaders: true }),
      ...(reason === 'deceased' && deceasedOn !== undefined && { deceasedOn }),
    };
    const moved = await moveOut({ householdId, body }).unwrap();
    await navigate(
      routes.householdOverview.href({ householdId: reason === 'movedOut' ? moved.householdId : householdId }),
    );
  };
  return {
    // while others are chosen, the last preview stays
    preview: personIds.length > 0 ? (currentData ?? data) : undefined,
    refused,
    incomplete:
      currentData === undefined ||
      (currentData.readers.length > 0 && !known) ||
      (reason === 'deceased' && (isUnreadable || isBefore)),
    readersKnown: { known, onChange: setKnown },
    reason,
    because: (next: LeavingReason) => {
      setReason(next);
      if (next !== 'deceased') setUnreadable(false); // the field goes, and begins anew
    },
    death: {
      value: deceasedOn,
      min: lastBorn,
      onChange: (day: string | undefined) => {
        setDeceasedOn(day);
        setUnreadable(false);
      },
      onInvalid: () => setUnreadable(true),
    },
    isChosen: (id: string) => personIds.includes(id),
    choose: (id: string, chosen: boolean) =>
      setPersonIds(chosen ? [...personIds, id] : personIds.filter((one) => one !== id)),
    onConfirm: confirm,
    onClose: () => {
      setPersonIds(first === undefined ? [] : [first]);
      setReason('movedOut');
      setDeceasedOn(undefined);
      setUnreadable(false);
      setKnown(false);
    },
  };
}
