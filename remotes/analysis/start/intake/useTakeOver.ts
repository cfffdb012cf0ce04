import { type EntryList, useEntries, useHouseholdId } from '@vp-digital/core/micro-app';
import { useAreaServices } from '@vp-digital/core/services';
import type { Intake } from '@vp-digital/core/contracts';
import { useState } from 'react';
import type { intakeDocuments, IntakeData, Told } from './data';
import { useDecideIntakeMutation } from './intakesApi';
import { type Write, withWrite, writeOf } from './writeOf';

type Document = (typeof intakeDocuments)[number];

export interface TakeOver {
  /** Writes answers into the household's documents, and forgets them when they are saved. */
  take(things: readonly Told[], nameOf: (told: Told) => string): Promise<void>;
  /** Forgets answers. */
  leaveOut(things: readonly Told[]): Promise<void>;
  busy: boolean;
  failed: boolean;
}

/**
 * Deciding about what was told. It is written as everything else is that the advisor types: with the same rights, saved, merged
 * and to be taken back by the same steps; only when it is saved the service is told that it waits no longer.
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
  /** What could not be saved and is tried again is no second entry. */
  const [ids] = useState(() => new Map<string, string>());
  const idOf = (key: string) => {
    const id = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, id);
    return id;
  };
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const forget = async (things: readonly Told[]) => {
    const keys = things.flatMap((told) => told.keys);
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
    failed: state === 'failed',
    take: async (things, nameOf) => {
      setState('busy');
      const placed: Told[] = [];
      const written = new Set<Document>();
      let now = data;
      for (const told of things) {
        const made = writeOf(told, now, idOf(told.keys.join()));
        if (typeof made === 'string') continue;
        write(made, nameOf(told));
        now = withWrite(now, made);
        placed.push(told);
        written.add(made.document);
      }
      if (placed.length > 0) onTake();
      const saved = await Promise.all([...written].map((section) => queues.flush({ householdId, section })));
      if (placed.length > 0 && saved.every(Boolean)) await forget(placed);
      else setState('failed');
    },
    leaveOut: async (things) => {
      setState('busy');
      await forget(things);
    },
  };
}
