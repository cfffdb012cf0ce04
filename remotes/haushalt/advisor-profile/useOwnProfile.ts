import type { AdvisorProfile } from '@vp-digital/core/contracts';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { useRef, useState } from 'react';
import { useAdvisorProfileQuery, useReplaceAdvisorProfileMutation } from './api';

/** What was typed and is not kept yet; a field that was emptied is there without a value. */
type Draft = { [Field in keyof AdvisorProfile]?: AdvisorProfile[Field] | undefined };

export interface OwnProfile {
  result: Loaded<AdvisorProfile>;
  state: 'calm' | 'typing' | 'saving' | 'saved' | 'failed';
  /** While somebody types. */
  type(fields: Draft): void;
  /** What is typed is no value any more: nothing of it is kept. */
  refuse(field: keyof AdvisorProfile): void;
  /** What was typed, when its field is left or it was not kept before. */
  save(): void;
}

/** What the signed-in person says of herself. What she types stands at once and stays, also when it is not kept. */
export function useOwnProfile(): OwnProfile {
  const query = useAdvisorProfileQuery();
  const { refetch } = query;
  const [replace] = useReplaceAdvisorProfileMutation();
  const [draft, setDraft] = useState<Draft>({});
  const [state, setState] = useState<OwnProfile['state']>('calm');
  const latest = useRef(draft);
  const order = useRef<Promise<void>>(Promise.resolve());

  const put = async (): Promise<boolean> => {
    for (const _ of ['at first', 'once more']) {
      const { data: now } = await refetch();
      if (!now) return false;
      const sent = latest.current;
      const result = await replace({ baseVersion: now.version, data: { ...now.data, ...sent } });
      if (!result.error) {
        await refetch(); // until then the query shows what stood there before
        latest.current = without(latest.current, sent);
        setDraft(latest.current);
        return true;
      }
      if (!('status' in result.error && result.error.status === 412)) return false;
    }
    return false;
  };
  const save = () => {
    if (Object.keys(latest.current).length === 0) return;
    setState('saving');
    order.current = order.current.then(async () => {
      if (!(await put())) return setState('failed');
      setState(Object.keys(latest.current).length > 0 ? 'typing' : 'saved');
    });
  };

  const loaded = fromQuery(query);
  return {
    result: loaded.status === 'ready' ? { ...loaded, data: { ...loaded.data.data, ...draft } } : loaded,
    state,
    type: (fields) => {
      latest.current = { ...latest.current, ...fields };
      setDraft(latest.current);
      setState('typing');
    },
    refuse: (field) => {
      const { [field]: _, ...others } = latest.current;
      latest.current = others;
      setDraft(others);
      setState('typing');
    },
    save,
  };
}

/** What has been typed since. */
const without = (typed: Draft, sent: Draft): Draft =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([field, value]) => !(field in sent) || sent[field as keyof Draft] !== value,
    ), // keys of its own
  );
