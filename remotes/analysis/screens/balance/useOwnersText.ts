import {
  type AssetPosition,
  inPersonsOrder,
  type SectionData,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { sharesOf } from '@vp-digital/core/reference/format';

/** Whose something is, in short: a name, names with equal parts, or names with their shares. */
export function useOwnersText(persons: SectionData['persons']): (owners: AssetPosition['owners']) => string {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.ownership' });
  const { percent } = useFormat();
  const nameOf = (personId: string) => shortNameOf({ persons }, personId) ?? t('unknown');
  return (owners) => {
    const entries = inPersonsOrder(Object.keys(owners), { persons })
      .map((personId) => ({ personId, weight: owners[personId] ?? 0 }))
      .filter(({ weight }) => weight > 0);
    const weights = entries.map(({ weight }) => weight);
    const shares = sharesOf(weights, undefined, 0);
    const isEven = weights.every((weight) => weight === weights[0]);
    return entries
      .map(({ personId }, index) =>
        isEven
          ? nameOf(personId)
          : `${nameOf(personId)} ${percent(shares[index] ?? 0, { maximumDecimals: 0 })}`,
      )
      .join(', ');
  };
}
