import type { IsoDate, TaxedChild } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { benefitChildren } from '../benefitChildren';
import type { TaxUnit } from '../taxUnit';

/**
 * The children whose allowances a tax unit has (§ 32 (6) EStG), oldest first: a whole one of those that are both spouses',
 * else half a one, unless the tax card of somebody who is taxed alone says that the other half was transferred.
 */
export function taxedChildren(
  household: Pick<SectionData, 'persons' | 'taxProfiles'>,
  { personIds, couple }: Pick<TaxUnit, 'personIds' | 'couple'>,
  date: IsoDate,
): TaxedChild[] {
  const own = benefitChildren(household, date)
    .filter(({ parents }) => parents === undefined || personIds.some((id) => parents.includes(id)))
    .toSorted((one, other) => one.birthDate.localeCompare(other.birthDate));
  const isOfBoth = ({ parents }: { parents?: string[] | undefined }) =>
    couple && (parents === undefined || personIds.every((id) => parents.includes(id)));
  const halves = couple ? 0 : (household.taxProfiles.items[personIds[0]]?.childAllowanceHalves ?? 0);
  const transferred = Math.max(0, halves - own.length);
  return own.map((child, at) => ({ share: isOfBoth(child) || at < transferred ? 'full' : 'half' }));
}
