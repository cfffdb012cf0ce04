import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Columns, MoneyField, NumberField, SelectField } from '@vp-digital/core/ui';
import { type ChangeSizes, type FamilyMember, usualSizes } from './changes';

interface SizesCardProps {
  /** To whom the contract can be assigned. */
  family: readonly FamilyMember[];
  sizes: ChangeSizes;
  onChange(sizes: ChangeSizes): void;
}

/** How large the changes are that are tried; nothing of it is written. */
export function SizesCard({ family, sizes, onChange }: SizesCardProps) {
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
        {family.length > 1 && (
          <SelectField
            label={t('member')}
            writes={false}
            options={family.map(({ id, name }) => ({ value: id, label: name }))}
            value={sizes.memberId ?? family[0]?.id}
            onChange={(memberId) => {
              const { memberId: _, ...rest } = sizes;
              onChange(memberId === undefined ? rest : { ...rest, memberId });
            }}
          />
        )}
      </Columns>
    </Card>
  );
}
