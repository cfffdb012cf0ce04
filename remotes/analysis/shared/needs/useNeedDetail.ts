import type { SectionData, SettledNeed } from '@vp-digital/core/household';
import { shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** What the amounts of a topic are of, or who has what is there; nothing of what is simply there or not. */
export function useNeedDetail(
  { topic, need }: Pick<SettledNeed, 'topic' | 'need'>,
  { persons }: Pick<SectionData, 'persons'>,
): string | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison.detail' });
  const { list } = useFormat();
  if (need.kind === 'measured' && need.fromAge !== undefined) return t('workLater', { age: need.fromAge });
  if (need.kind === 'measured') return t(topic as 'work' | 'death' | 'oldAge' | 'reserve'); // these are measured
  const names = need.personIds.flatMap((id) => shortNameOf({ persons }, id) ?? []);
  if (need.state === 'partial' && names.length > 0) return t('only', { names: list(names) });
  if (need.state !== 'partial') return undefined;
  return topic === 'care' ? t('carePartial') : t('buildingPartial');
}
