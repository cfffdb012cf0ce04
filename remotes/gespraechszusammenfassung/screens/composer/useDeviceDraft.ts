import { isStored, type ReportComposition } from '@vp-digital/core/contracts';
import type { Typed } from '@vp-digital/core/forms';
import {
  type AreaServices,
  type PendingChange,
  type ReportKey,
  useAreaServices,
} from '@vp-digital/core/services';
import { useReadOnly } from '@vp-digital/core/ui';
import { useEffect, useEffectEvent, useState } from 'react';

type Fields = Typed<ReportComposition>;

interface Typing {
  place: ReportKey;
  /** Of the composition that it goes on top of. */
  version: number;
  composition: ReportComposition;
  typed: Fields;
  /** What a field is called. */
  nameOf(field: keyof ReportComposition): string;
  /** Puts what was found where it was typed. */
  restore(fields: Fields): void;
}

export interface DeviceDraft {
  /** What is not kept by the services lies on the device. */
  isKept: boolean;
  /** Something of an earlier visit lies there that is neither taken nor dropped. */
  waits: boolean;
  /** What was typed on another version than the one that stands now: somebody has to say whether it goes over that. */
  found: { names: readonly string[]; take(): void; drop(): void } | undefined;
}

/**
 * What is typed into a report lies on the device until it is kept, as what is typed into sections does: sealed for one user, for a
 * day, gone with a sign-out. What an earlier life of the page, or an earlier visit in this one, has left comes back by itself while nobody
 * has changed the report since; where nothing is written it waits.
 */
export function useDeviceDraft({ place, version, composition, typed, nameOf, restore }: Typing): DeviceDraft {
  const { drafts, onRestored } = useAreaServices().kept;
  const { householdId, section } = draftOf(place);
  const isReadOnly = useReadOnly() !== undefined;
  const [earlier, setEarlier] = useState(() => leftIn(drafts, place)); // of the visit before, until it is taken or dropped
  const changes = changesOf(typed, nameOf);
  const waiting = (earlier?.changes ?? []).filter(({ path }) => !changes.some((one) => one.path === path));
  const written = JSON.stringify([...waiting, ...changes]);
  const baseVersion = earlier?.baseVersion ?? version;
  const [found, setFound] = useState<DeviceDraft['found']>();

  useEffect(() => {
    drafts.keep(
      { householdId, section },
      { baseVersion, changes: JSON.parse(written) as PendingChange[] }, // written above
    );
  }, [drafts, householdId, section, baseVersion, written]);

  const forget = () => {
    setEarlier(undefined);
    return Promise.resolve();
  };
  const look = useEffectEvent(async (isWanted: () => boolean) => {
    const left = earlier ? { ...earlier, remove: forget } : await drafts.find({ householdId, section });
    if (!left || !isWanted()) return;
    const fields = fieldsOf(left.changes.filter((change) => !isStored(composition, change)));
    const drop = () => {
      setFound(undefined);
      void left.remove();
    };
    if (!fields) return drop();
    const own = changesOf(fields, nameOf);
    const take = () => {
      setFound(undefined);
      drafts.keep({ householdId, section }, { baseVersion: version, changes: own }); // on the device before the old one goes
      restore(fields);
      void drafts.flush().then((isWritten) => (isWritten ? left.remove() : undefined));
    };
    if (left.baseVersion !== version) return setFound({ names: own.map(({ label }) => label), take, drop });
    take();
    onRestored(own);
  });
  useEffect(() => {
    if (isReadOnly) return;
    let isMounted = true;
    void look(() => isMounted);
    return () => {
      isMounted = false;
    };
  }, [householdId, section, isReadOnly]);

  const [first] = changes;
  return {
    isKept: first !== undefined && drafts.keeps(section, first),
    waits: waiting.length > 0 || found !== undefined,
    found,
  };
}

const draftOf = ({ householdId, reportId }: ReportKey) => ({ householdId, section: `report-${reportId}` });

function leftIn({ last }: AreaServices['kept']['drafts'], place: ReportKey) {
  const left = last(draftOf(place));
  return left && left.changes.length > 0 ? left : undefined;
}

/** What has been kept lies on the device no longer, also where its page is not there any more. */
export function discardStored({ drafts }: AreaServices['kept'], place: ReportKey, sent: Fields): void {
  const last = leftIn(drafts, place);
  if (!last) return;
  const isSent = (change: PendingChange) => change.path.slice(1) in sent && isStored(sent, change);
  drafts.keep(draftOf(place), { ...last, changes: last.changes.filter((change) => !isSent(change)) });
}

const changesOf = (fields: Fields, nameOf: Typing['nameOf']): PendingChange[] =>
  Object.entries(fields).map(([field, value]) => ({
    path: `/${field}`,
    label: nameOf(field as keyof ReportComposition), // its own fields
    ...(value !== undefined && { value: value as PendingChange['value'] }), // it is sent as JSON, too
  }));

/** Undefined when nothing is new in it, or it is of a shape that this release does not type. */
function fieldsOf(changes: readonly PendingChange[]): Fields | undefined {
  const isTyped = ({ path, value }: PendingChange): boolean => {
    const field = path.slice(1);
    return field in kinds && (value === undefined || kinds[field as keyof Fields](value));
  };
  if (changes.length === 0 || !changes.every(isTyped)) return undefined;
  return Object.fromEntries(changes.map(({ path, value }) => [path.slice(1), value])); // sealed by ourselves
}

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';

/** What a field holds; the services look closer when it is kept. */
const kinds: Record<keyof Fields, (value: unknown) => boolean> = {
  kind: isText,
  focus: isText,
  greeting: isText,
  letter: isText,
  hidesAmounts: isFlag,
  showsChanges: isFlag,
  signatures: isFlag,
  leftOut: Array.isArray,
  chapters: Array.isArray,
  record: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
