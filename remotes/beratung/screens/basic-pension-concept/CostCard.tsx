import type { BasicPensionCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Figure, Stack, Waterfall } from '@vp-digital/core/ui';

/** From the contribution of a year to the own effort. */
export function CostCard({ course }: { course: BasicPensionCourse }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionConcept.cost' });
  const { euros, percent } = useFormat();
  const { contributionYear, savingYear, netCostYear } = course;
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <Waterfall
          label={t('title')}
          unit={t('perYear')}
          steps={[
            { key: 'paid', label: t('paid'), amount: contributionYear, kind: 'start' },
            { key: 'saved', label: t('saved'), amount: savingYear, kind: 'deduction' },
            { key: 'effort', label: t('effort'), amount: netCostYear, kind: 'end' },
          ]}
        />
        <p>
          <Figure
            value={euros(Math.round(netCostYear / 12), { unit: 'none' })}
            unit={t('afterTax')}
            certainty="estimated"
          />
        </p>
        <Caption>
          {t('remark', {
            effort: euros(netCostYear),
            share: percent(savingYear / Math.max(1, contributionYear), { maximumDecimals: 0 }),
          })}
        </Caption>
      </Stack>
    </Card>
  );
}
