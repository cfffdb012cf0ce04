import { type AdviceRecord, givenAdvice, type Recommendation } from '@vp-digital/core/contracts';
import type { Typed } from '@vp-digital/core/forms';
import type { SectionData } from '@vp-digital/core/household';
import type { Composing } from '../useComposition';

export interface RecordEditor {
  record: AdviceRecord;
  /** The advice: noted in the talk, in the cart, or entered here. */
  recommendations: readonly Recommendation[];
  /** On each keystroke. */
  type(fields: Typed<AdviceRecord>): void;
  /** A choice, saved at once. */
  choose(fields: Typed<AdviceRecord>): void;
  /** On each keystroke; from then on this replaces what was noted in the talk. */
  typeAdvice(changed: Recommendation): void;
  /** The same for a choice, or for a new entry. */
  chooseAdvice(changed: Recommendation): void;
  /** Removes it; if it was noted in the talk, it is left out of this record. Returns the undo. */
  removeAdvice(id: string): () => void;
  save(): void;
}

/** Edits the advice, field by field. */
export function useRecord(
  { composition, type, choose, save }: Composing,
  sections: Pick<SectionData, 'recap' | 'persons' | 'cartPositions'>,
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
        ...((id in sections.recap.items || id in sections.cartPositions.items) && {
          leftOut: [...leftOut, id],
        }),
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

/** Without emptied fields. */
export const filledIn = <Data extends object>(fields: Typed<Data>): Data =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Data; // all of them are optional, or never emptied
