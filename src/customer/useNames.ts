import { adults, type SectionData } from '@vp-digital/core/household';
import { useFormat } from '@vp-digital/core/platform';

/** Whom a page speaks to: "Jonas und Aylin". */
export function useNames(household: Pick<SectionData, 'persons'>): string {
  const { list } = useFormat();
  return list(adults(household).map(({ name }) => name));
}
