import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Caption, Chip, EstimatedIcon, Row } from '@vp-digital/core/ui';
import { isOld } from './causeTables';

/** Where numbers come from; those older than three years are said to be. */
export function Source({ source, year }: { source: string; year: number }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionCauses.source' });
  const { clock } = useHost();
  return (
    <Row gap="small">
      <Caption>{t('line', { source })}</Caption>
      {isOld(year, clock.today()) && <Chip icon={EstimatedIcon}>{t('old')}</Chip>}
    </Row>
  );
}
