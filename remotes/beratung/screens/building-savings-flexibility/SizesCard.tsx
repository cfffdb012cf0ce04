import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Columns, MoneyField, NumberField } from '@vp-digital/core/ui';
import { type ChangeSizes, usualSizes } from './changes';

interface SizesCardProps {
  sizes: ChangeSizes;
  onChange(sizes: ChangeSizes): void;
}

/** How large the changes are that are tried; nothing of it is written. */
export function SizesCard({ sizes, onChange }: SizesCardProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.flexibility.size' });
  return (
    <Card title={t('title')}>
      <Columns kind="fields">
        <MoneyField
          label={t('extraYear')}
          writes={false}
          min={0}
          max={100_000_00}
          value={sizes.extraYear}
          onChange={(extraYear = usualSizes.extraYear) => onChange({ ...sizes, extraYear })}
        />
        <NumberField
          label={t('pauseMonths')}
          writes={false}
          min={1}
          max={60}
          value={sizes.pauseMonths}
          onChange={(pauseMonths = usualSizes.pauseMonths) => onChange({ ...sizes, pauseMonths })}
        />
        <MoneyField
          label={t('repaid')}
          writes={false}
          min={0}
          max={500_000_00}
          value={sizes.repaid}
          onChange={(repaid = usualSizes.repaid) => onChange({ ...sizes, repaid })}
        />
      </Columns>
    </Card>
  );
}
