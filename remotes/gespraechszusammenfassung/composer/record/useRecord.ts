import type { AdviceRecord, Recommendation } from '@vp-digital/core/contracts';
import type { Typed } from '@vp-digital/core/forms';
import type { Composing } from '../useComposition';

export interface RecordEditor {
  record: AdviceRecord;
  recommendations: readonly Recommendation[];
  /** While somebody types. */
  type(fields: Typed<AdviceRecord>): void;
  /** A choice, kept at once. */
  choose(fields: Typed<AdviceRecord>): void;
  save(): void;
}

/** What is told of the advice, field by field. */
export function useRecord({ composition, type, choose, save }: Composing): RecordEditor {
  const { record = {} } = composition;
  const changed = (fields: Typed<AdviceRecord>) => ({ record: told<AdviceRecord>({ ...record, ...fields }) });
  return {
    record,
    recommendations: record.recommendations ?? [],
    type: (fields) => type(changed(fields)),
    choose: (fields) => choose(changed(fields)),
    save,
  };
}

/** Without what was emptied. */
export const told = <Data extends object>(fields: Typed<Data>): Data =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Data; // all of them are optional, or never emptied
