import { revealedSavers, type SectionData, shortNameOf } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';

/** "Jonas spart auf ein Ziel, Aylin für Sicherheit."; before all have answered, what it is about. */
export function useSaverHeadline(
  data: Pick<SectionData, 'persons' | 'employments' | 'incomes' | 'saverType'>,
) {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverWords' });
  const { list } = useFormat();
  const savers = revealedSavers(data);
  if (!savers) return <Trans t={t} i18nKey="headline.open" components={{ key: <Key /> }} />;
  const parts = savers.map(({ personId, result }) =>
    t('headline.saves', {
      name: shortNameOf(data, personId) ?? '',
      how: list(result.types.map((type) => t(`how.${type}`))),
    }),
  );
  return (
    <Trans t={t} i18nKey="headline.known" values={{ parts: list(parts) }} components={{ key: <Key /> }} />
  );
}
