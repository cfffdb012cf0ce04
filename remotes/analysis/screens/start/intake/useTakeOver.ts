import { type EntryList, useEntries, useHouseholdId } from '@vp-digital/core/micro-app';
import { useAreaServices } from '@vp-digital/core/services';
import type { Intake } from '@vp-digital/core/contracts';
import { answerKey } from '@vp-digital/core/household';
import { useState } from 'react';
import type { intakeDocuments, IntakeData, ProvidedFact } from './data';
import { useDecideIntakeMutation, useIntakesQuery } from './intakesApi';
import { type Write, withWrite, writeOf } from './writeOf';

type Document = (typeof intakeDocuments)[number];

export interface TakeOver {
  /** Writes answers into the household's documents, and deletes them once those are saved. */
  take(things: readonly ProvidedFact[], nameOf: (fact: ProvidedFact) => string): Promise<void>;
  /** Deletes answers. */
  leaveOut(things: readonly ProvidedFact[]): Promise<void>;
  busy: boolean;
  /** The problem of the last attempt. `nowhere`: none of it has a place yet. */
  problem: 'failed' | 'nowhere' | undefined;
  /** Entries that this customer's lines have created or will create. */
  siblings: ReadonlySet<string>;
}

/**
 * Accepts or rejects answers. They are written like any input of the advisor: same rights, saving, merging and undo;
 * only once they are saved does the service learn that they are no longer pending.
 */
export function useTakeOver(
  intake: Intake,
  data: IntakeData,
  { onTake, onDecided }: Record<'onTake' | 'onDecided', () => void>,
): TakeOver {
  const householdId = useHouseholdId();
  const { queues } = useAreaServices();
  /** `writeOf` makes entries of the very document. */
  const lists: Record<Document, EntryList<object>> = {
    persons: useEntries('persons'),
    addresses: useEntries('addresses'),
    contacts: useEntries('contacts'),
    employments: useEntries('employments'),
    incomes: useEntries('incomes'),
    housing: useEntries('housing'),
    expenses: useEntries('expenses'),
    contracts: useEntries('contracts'),
    goals: useEntries('goals'),
  };
  const [decide] = useDecideIntakeMutation();
  const { refetch } = useIntakesQuery(householdId);
  const [made, setMade] = useState<readonly string[]>([]);
  const siblings = new Set([...made, ...intake.answers.map(({ entryId }) => entryId)]);
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'nowhere'>('idle');

  /** Those still pending, as somebody else may have decided; undefined if that is unknown. */
  const waitingOf = async (things: readonly ProvidedFact[]) => {
    const now = (await refetch()).data?.find(({ linkId }) => linkId === intake.linkId);
    if (!now) return undefined;
    const waiting = new Set(now.answers.map(answerKey));
    return things.filter(({ keys: [key = ''] }) => waiting.has(key));
  };

  const forget = async (things: readonly ProvidedFact[]) => {
    const keys = things.flatMap((fact) => fact.keys);
    const { error } = await decide({ householdId, linkId: intake.linkId, keys });
    setState(error ? 'failed' : 'idle');
    onDecided();
  };
  const write = ({ document, id, entry, fields }: Write, of: string) => {
    const list = lists[document];
    if (entry) list.put(id, entry, of);
    else list.change(id, fields ?? {}, of);
  };
  return {
    busy: state === 'busy',
    problem: state === 'failed' || state === 'nowhere' ? state : undefined,
    siblings,
    take: async (things, nameOf) => {
      setState('busy');
      const waiting = await waitingOf(things);
      if (!waiting || waiting.length === 0) return setState(waiting ? 'idle' : 'failed');
      const placed: ProvidedFact[] = [];
      const written = new Set<Document>();
      let now = data;
      for (const fact of waiting) {
        const one = writeOf(fact, now, siblings);
        if (typeof one === 'string') continue;
        write(one, nameOf(fact));
        now = withWrite(now, one);
        placed.push(fact);
        written.add(one.document);
      }
      if (placed.length === 0) return setState('nowhere');
      setMade([...made, ...placed.map(({ entryId }) => entryId)]);
      onTake();
      const saved = await Promise.all([...written].map((section) => queues.flush({ householdId, section })));
      if (saved.every(Boolean)) await forget(placed);
      else setState('failed');
    },
    leaveOut: async (things) => {
      setState('busy');
      await forget(things);
    },
  };
}
