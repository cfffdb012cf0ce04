import { type AdviceRecord, givenAdvice, type Recommendation } from '@vp-digital/core/contracts';
import type { Typed } from '@vp-digital/core/forms';
import type { SectionData } from '@vp-digital/core/household';
import type { Composing } from '../useComposition';

export interface RecordEditor {
  record: AdviceRecord;
  /** What was advised: noted in the talk, or told here. */
  recommendations: readonly Recommendation[];
  /** While somebody types. */
  type(fields: Typed<AdviceRecord>): void;
  /** A choice, kept at once. */
  choose(fields: Typed<AdviceRecord>): void;
  /** What it says now, while somebody types: what was noted in the talk is told here from now on. */
  typeAdvice(changed: Recommendation): void;
  /** The same as a choice, or one more. */
  chooseAdvice(changed: Recommendation): void;
  /** Takes it out; one that was noted in the talk is left out of this record. Answers how it comes back. */
  removeAdvice(id: string): () => void;
  save(): void;
}

/** What is told of the advice, field by field. */
export function useRecord(
  { composition, type, choose, save }: Composing,
  sections: Pick<SectionData, 'recap'>,
): RecordEditor {
  const { record = {}, leftOut = [] } = composition;
  const own = record.recommendations ?? [];
  const changed = (fields: Typed<AdviceRecord>) => ({
    record: filledIn<AdviceRecord>({ ...record, ...fields }),
  });
  const withAdvice = (one: Recommendation) =>
    changed({
      recommendations: own.some(({ id }) => id === one.id)
        ? own.map((each) => (each.id === one.id ? one : each))
        : [...own, one],
    });
  return {
    record,
    recommendations: givenAdvice(sections, own, leftOut),
    type: (fields) => type(changed(fields)),
    choose: (fields) => choose(changed(fields)),
    typeAdvice: (one) => type(withAdvice(one)),
    chooseAdvice: (one) => choose(withAdvice(one)),
    removeAdvice: (id) => {
      const others = own.filter((one) => one.id !== id);
      choose({
        ...changed({ recommendations: others.length > 0 ? others : undefined }),
        ...(id in sections.recap.items && { leftOut: [...leftOut, id] }),
      });
      return () =>
        choose({
          ...changed({ recommendations: own.length > 0 ? [...own] : undefined }),
          leftOut: leftOut.length > 0 ? [...leftOut] : undefined,
        });
    },
    save,
  };
}

/** Without what was emptied. */
export const filledIn = <Data extends object>(fields: Typed<Data>): Data =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Data; // all of them are optional, or never emptied
