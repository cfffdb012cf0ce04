import { skipToken } from '@vp-digital/core/libs/query';
import { useNavigate } from '@vp-digital/core/libs/router';
import { routes } from '@vp-digital/core/reference';
import { useState } from 'react';
import { useMoveOutMutation, useMoveOutPreviewQuery } from '../api';

/** Who is to move out, and what the service says it would bring about; the new household is opened. */
export function useMoveOut(householdId: string) {
  const navigate = useNavigate();
  const [personIds, setPersonIds] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(false);
  const question = personIds.length > 0 ? { householdId, body: { personIds: [...personIds] } } : skipToken;
  const { currentData, data, isError: refused } = useMoveOutPreviewQuery(question);
  const [moveOut] = useMoveOutMutation();
  const confirm = async () => {
    if (!currentData) return;
    const { basis } = currentData;
    const body = { personIds: [...personIds], basis, ...(known && { knowsReaders: true }) };
    const moved = await moveOut({ householdId, body }).unwrap();
    await navigate(routes.householdOverview.href({ householdId: moved.householdId }));
  };
  return {
    // while others are chosen, the last preview stays
    preview: personIds.length > 0 ? (currentData ?? data) : undefined,
    refused,
    incomplete: currentData === undefined || (currentData.readers.length > 0 && !known),
    readersKnown: { known, onChange: setKnown },
    isChosen: (id: string) => personIds.includes(id),
    choose: (id: string, chosen: boolean) =>
      setPersonIds(chosen ? [...personIds, id] : personIds.filter((one) => one !== id)),
    onConfirm: confirm,
    onClose: () => {
      setPersonIds([]);
      setKnown(false);
    },
  };
}
