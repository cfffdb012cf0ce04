import {
  type AssetPosition,
  inPersonsOrder,
  type SectionData,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

export interface OwnersTextProps {
  owners: AssetPosition['owners'];
  persons: SectionData['persons'];
}

/** Whose it is, in short: a name, names with equal parts, or names with their shares. */
export function OwnersText({ owners, persons }: OwnersTextProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.ownership' });
  const { percent } = useFormat();
  const entries = inPersonsOrder(Object.keys(owners), { persons })
    .map((personId) => ({ personId, weight: owners[personId] ?? 0 }))
    .filter(({ weight }) => weight > 0);
  const total = entries.reduce((sum, { weight }) => sum + weight, 0);
  const nameOf = (personId: string) => shortNameOf({ persons }, personId) ?? t('unknown');
  const isEven = entries.every(({ weight }) => weight === entries[0]?.weight);
  return entries
    .map(({ personId, weight }) =>
      isEven ? nameOf(personId) : `${nameOf(personId)} ${percent(weight / total, { maximumDecimals: 0 })}`,
    )
    .join(', ');
}
