import { ageingSurcharge, healthChoiceRules, type IsoDate } from '@vp-digital/core/finance';
import { aidRateInRetirement, type HealthCostCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack } from '@vp-digital/core/ui';
import type { PersonQuote } from '../../shared/module/personQuote';
import { PointList } from '../../shared/module/PointList';

export interface OldAgeCardProps {
  course: HealthCostCourse;
  planned: PersonQuote;
  birthDate: IsoDate | undefined;
}

/** What keeps premiums bearable in old age, with the figures where they are known. */
export function OldAgeCard({ course, planned, birthDate }: OldAgeCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.oldAge' });
  const { euros, percent } = useFormat();
  const { outlook } = course.comparison;
  const { ageingSurcharge: share } = healthChoiceRules;
  const surcharged =
    birthDate === undefined || planned.aidRate !== undefined
      ? undefined
      : ageingSurcharge({ birthDate, date: planned.start, premiumMonth: planned.quote.health });
  const monthly = (amount: number) => t('monthly', { amount: euros(amount) });
  const point = (key: 'pension' | 'relief' | 'tariffChange' | 'socialTariffs') => ({
    key,
    title: t(`${key}.title`),
    text: t(`${key}.text`),
  });
  const whole = { maximumDecimals: 0 };
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <PointList
          points={[
            ...(surcharged?.due
              ? [
                  {
                    key: 'surcharge',
                    title: t('surcharge.title', {
                      share: percent(share, whole),
                      year: surcharged.until.slice(0, 4),
                    }),
                    text: t('surcharge.text'),
                    figure: monthly(surcharged.surcharge),
                  },
                ]
              : []),
            ...(outlook.subsidy > 0 ? [{ ...point('pension'), figure: monthly(outlook.subsidy) }] : []),
            ...(planned.aidRate === undefined
              ? []
              : [
                  {
                    key: 'aid',
                    title: t('aid.title', { share: percent(aidRateInRetirement(planned.aidRate), whole) }),
                    text: t('aid.text'),
                    figure: monthly(outlook.premium.real),
                  },
                ]),
            point('relief'),
            point('tariffChange'),
            point('socialTariffs'),
          ]}
        />
        <Caption>{t('tax')}</Caption>
      </Stack>
    </Card>
  );
}
