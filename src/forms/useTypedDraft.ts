import { useRef, useState } from 'react';

/** What was changed and is not kept yet; a field that was emptied is there without a value. */
export type Typed<Data> = { [Field in keyof Data]?: Data[Field] | undefined };

/** How a try to keep it went; `again`: somebody else was faster, and it goes on top of what was read since. */
export type Keeping<Refusal extends string = never> = 'kept' | 'again' | 'failed' | Refusal;

export interface TypedDraft<Data, Refusal extends string = never> {
  typed: Typed<Data>;
  state: 'calm' | 'typing' | 'saving' | 'saved' | 'failed' | Refusal;
  /** While somebody types. */
  type(fields: Typed<Data>): void;
  /** The typed text is not a valid value: nothing of it is kept. */
  refuse(field: keyof Data): void;
  /** What was typed, when its field is left or it was not kept before. */
  save(): void;
}

/**
 * A document that is replaced as a whole, based on the version read. Changes show at once and stay, even if they are
 * not saved; attempts run one after the other, and after `again` there is a second.
 */
export function useTypedDraft<Data extends object, Refusal extends string = never>(
  keep: (typed: Typed<Data>) => Promise<Keeping<Refusal>>,
): TypedDraft<Data, Refusal> {
  const [typed, setTyped] = useState<Typed<Data>>({});
  const [state, setState] = useState<TypedDraft<Data, Refusal>['state']>('calm');
  const latest = useRef(typed);
  const order = useRef<Promise<void>>(Promise.resolve());

  const accept = (now: Typed<Data>) => {
    latest.current = now;
    setTyped(now);
  };
  const put = async (): Promise<Exclude<Keeping<Refusal>, 'again'>> => {
    for (const _ of ['at first', 'once more']) {
      const sent = latest.current;
      const outcome = await keep(sent);
      if (outcome === 'again') continue;
      if (outcome === 'kept') accept(without(latest.current, sent));
      return outcome as Exclude<Keeping<Refusal>, 'again'>; // the compiler does not narrow a type parameter
    }
    return 'failed';
  };
  return {
    typed,
    state,
    type: (fields) => {
      accept({ ...latest.current, ...fields });
      setState('typing');
    },
    refuse: (field) => {
      const { [field]: _, ...others } = latest.current;
      accept(others as Typed<Data>); // all of its fields are optional
      setState('typing');
    },
    save: () => {
      if (Object.keys(latest.current).length === 0) return;
      setState('saving');
      order.current = order.current.then(async () => {
        const outcome = Object.keys(latest.current).length === 0 ? 'kept' : await put();
        if (outcome !== 'kept') return setState(outcome);
        setState(Object.keys(latest.current).length > 0 ? 'typing' : 'saved');
      });
    },
  };
}

/** What has been changed since. */
const without = <Data>(typed: Typed<Data>, sent: Typed<Data>): Typed<Data> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !(field in sent) || sent[field as keyof Data] !== value),
  ) as Typed<Data>; // fields of its own
