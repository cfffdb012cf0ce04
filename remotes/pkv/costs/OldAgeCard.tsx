import { healthChoiceRules } from '@vp-digital/core/finance';
import type { HealthCostCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack } from '@vp-digital/core/ui';
import type { PersonQuote } from '../module/personQuote';
import { PointList } from '../module/PointList';

export interface OldAgeCardProps {
  course: HealthCostCourse;
  planned: PersonQuote;
}

/** What keeps premiums bearable in old age, with the figures where they are known. */
export function OldAgeCard({ course, planned }: OldAgeCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.oldAge' });
  const { euros, percent } = useFormat();
  const { outlook } = course.comparison;
  const { ageingSurcharge, ageingSurchargeUntilAge, aidPensioner } = healthChoiceRules;
  const isSurcharged = planned.aidRate === undefined && course.age < ageingSurchargeUntilAge;
  const surcharge = (planned.quote.health * ageingSurcharge) / (1 + ageingSurcharge);
  const monthly = (amount: number) => t('monthly', { amount: euros(amount) });
  const point = (key: 'pension' | 'relief' | 'tariffChange' | 'socialTariffs') => ({
    ...{ key, title: t(`${key}.title`), text: t(`${key}.text`) },
  });
  const whole = { maximumDecimals: 0 };
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <PointList
          points={[
            ...(isSurcharged
              ? [
                  {
                    key: 'surcharge',
                    title: t('surcharge.title', {
                      share: percent(ageingSurcharge, whole),
                      age: ageingSurchargeUntilAge,
                    }),
                    text: t('surcharge.text'),
                    figure: monthly(Math.round(surcharge)),
                  },
                ]
              : []),
            ...(outlook.subsidy > 0 ? [{ ...point('pension'), figure: monthly(outlook.subsidy) }] : []),
            ...(planned.aidRate === undefined
              ? []
              : [
                  {
                    key: 'aid',
                    title: t('aid.title', { share: percent(aidPensioner, whole) }),
                    text: t('aid.text'),
                    figure: monthly(outlook.premium.real),
                  },
                ]),
            ...[point('relief'), point('tariffChange'), point('socialTariffs')],
          ]}
        />
        <Caption>{t('tax')}</Caption>
      </Stack>
    </Card>
  );
}
