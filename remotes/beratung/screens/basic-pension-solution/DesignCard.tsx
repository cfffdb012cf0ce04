import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, SegmentedChoice, Stack, Switch } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';
import { usePensionPlan } from '../../shared/pension/usePensionPlan';

/** How it is designed; each choice says what it costs or takes away. */
export function DesignCard({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionSolution.design' });
  const plan = usePensionPlan({ data, person });
  const guaranteed = plan.choice('guaranteed', t('investment'));
  const value = data.basicPensionPlans.items[person.id]?.guaranteed;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <SegmentedChoice<'fund' | 'guarantee'>
          label={guaranteed.label}
          error={guaranteed.error}
          hint={t(value === undefined ? 'investmentHint' : value ? 'guaranteeHint' : 'fundHint')}
          options={[
            { value: 'fund', label: t('fund') },
            { value: 'guarantee', label: t('guarantee') },
          ]}
          value={value === undefined ? undefined : value ? 'guarantee' : 'fund'}
          onChange={(chosen) => guaranteed.onChange(chosen === 'guarantee')}
        />
        <Switch
          {...plan.choice('survivorCover', t('survivors'))}
          name="hinterbliebene"
          hint={t('survivorsHint')}
        />
        <Switch
          {...plan.choice('disabilitySupplement', t('disability'))}
          name="bu"
          hint={t('disabilityHint')}
        />
        <Caption>{t('flexibility')}</Caption>
        <Caption>{t('costs')}</Caption>
      </Stack>
    </Card>
  );
}
