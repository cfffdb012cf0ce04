import { aidRateOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, MoneyField, Stack, TextField } from '@vp-digital/core/ui';
import { useAgeText } from '../../shared/module/useAgeText';
import { useHealthPlan } from '../../shared/module/useHealthPlan';
import { CartButton } from './CartButton';
import type { OwnResult } from './data';

/** What is put aside for the premiums of old age, as a standing order that the month has less; or why nothing is. */
export function ReserveCard({ data, person, own, course }: OwnResult) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result' });
  const { euros } = useFormat();
  const age = useAgeText()(course.retirementAge);
  const plan = useHealthPlan({ data, person });
  const hasAid = aidRateOf(data, person.id) !== undefined;
  const { oldAgeMonth = 0 } = data.healthPlans.items[person.id] ?? {};
  return (
    <Card
      title={t('own.reserve.title')}
      caption={t(hasAid ? 'own.reserve.captionAid' : 'own.reserve.caption')}
    >
      <Stack gap="medium">
        <MoneyField
          {...plan.field('oldAgeMonth', t('oldAge.month'))}
          unit={t('oldAge.monthly')}
          min={0}
          max={1_000_000}
          hint={t('oldAge.monthHint')}
        />
        <TextField
          {...plan.field('oldAgeReason', t('oldAge.reason'))}
          lines={2}
          maxLength={400}
          hint={t('oldAge.reasonHint')}
        />
        {oldAgeMonth > 0 && (
          <CartButton
            data={data}
            proposal={{
              kind: 'widget',
              personId: person.id,
              topic: 'health',
              line: 'callMoneyPlan',
              title: t('own.reserve.proposal'),
              premium: oldAgeMonth,
              frequency: 'monthly',
              reason: t('own.reserve.reason', {
                name: person.name,
                now: euros(own.quote.health),
                later: euros(course.comparison.outlook.own),
                age,
                month: euros(oldAgeMonth),
              }),
              origin: routes.pkvResult.path,
            }}
          />
        )}
      </Stack>
    </Card>
  );
}
