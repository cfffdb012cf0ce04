import type { BasicPensionCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, DataList, SideSheet, Stack } from '@vp-digital/core/ui';

export interface TaxSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  course: BasicPensionCourse;
  name: string;
}

/** Steuer im Detail (station 4): how the maximum, the deduction and the tax of the year follow from each other. */
export function TaxSheet({ course, name, ...sheet }: TaxSheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionConcept.tax' });
  const { euros, percent } = useFormat();
  const { effect, taxableShare, startYear, savingYear } = course;
  const { deduction, without, withContribution } = effect.effect;
  return (
    <SideSheet {...sheet} title={t('title', { name })} audience="customer">
      <Stack gap="medium">
        <DataList
          items={[
            { key: 'maximum', label: t('maximum'), value: euros(deduction.maximum) },
            { key: 'statutory', label: t('statutory'), value: euros(-deduction.usedByStatutory) },
            { key: 'room', label: t('room'), value: euros(deduction.room), total: true },
          ]}
        />
        <DataList
          items={[
            { key: 'income', label: t('income'), value: euros(effect.taxableIncomeBefore) },
            { key: 'counted', label: t('counted'), value: euros(-deduction.deductible) },
            {
              key: 'after',
              label: t('after'),
              value: euros(effect.taxableIncomeBefore - deduction.deductible),
              total: true,
            },
          ]}
        />
        <DataList
          items={[
            { key: 'without', label: t('without'), value: euros(without.total) },
            { key: 'with', label: t('with'), value: euros(withContribution.total) },
            { key: 'today', label: t('today'), value: euros(-effect.currentSaving) },
            { key: 'saving', label: t('saving'), value: euros(savingYear), total: true },
          ]}
        />
        <p>{t('later', { share: percent(taxableShare, { maximumDecimals: 1 }), year: startYear })}</p>
        <Caption>{t('remark')}</Caption>
      </Stack>
    </SideSheet>
  );
}
