import { euros as wholeEuros } from '@vp-digital/core/finance';
import { Slider } from '@vp-digital/core/forms';
import type { BasicPensionCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Columns, MoneyField, NumberField, Stack, useReadOnly } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';
import { termsOf, usePensionPlan } from '../../shared/pension/usePensionPlan';

/** What is paid each month, each December, and from when the pension is drawn: with sliders, and to be typed. */
export function TermsCard({ data, person, course }: PensionPerson & { course: BasicPensionCourse }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionConcept.terms' });
  const { euros } = useFormat();
  const plan = usePensionPlan({ data, person });
  const { monthly, december, startAge } = termsOf({ data, person });
  const disabled = useReadOnly() !== undefined;
  const fields = {
    monthly: plan.field('monthly', t('monthly')),
    december: plan.field('december', t('december')),
    startAge: plan.field('startAge', t('startAge')),
  };
  const most = Math.max(wholeEuros(1_000), monthly);
  const mostOnce = Math.max(wholeEuros(10_000), december);
  return (
    <Card title={t('title', { name: person.name })}>
      <Stack gap="medium">
        <Columns count={3} kind="parts">
          <Stack gap="small">
            <Slider
              label={t('monthly')}
              shown={t('perMonth', { amount: euros(monthly) })}
              min={0}
              max={most}
              step={wholeEuros(10)}
              value={monthly}
              disabled={disabled}
              onChange={fields.monthly.onChange}
              onBlur={fields.monthly.onBlur}
            />
            <MoneyField
              {...fields.monthly}
              hideLabel
              name="beitrag"
              unit={t('euroMonthly')}
              min={0}
              max={wholeEuros(10_000)}
            />
          </Stack>
          <Stack gap="small">
            <Slider
              label={t('december')}
              shown={euros(december)}
              min={0}
              max={mostOnce}
              step={wholeEuros(100)}
              value={december}
              disabled={disabled}
              onChange={fields.december.onChange}
              onBlur={fields.december.onBlur}
            />
            <MoneyField {...fields.december} hideLabel name="dezember" min={0} max={wholeEuros(100_000)} />
          </Stack>
          <Stack gap="small">
            <Slider
              label={t('startAge')}
              shown={t('age', { age: startAge, year: course.startYear })}
              min={62}
              max={72}
              step={1}
              value={startAge}
              disabled={disabled}
              onChange={fields.startAge.onChange}
              onBlur={fields.startAge.onBlur}
            />
            <NumberField
              {...fields.startAge}
              hideLabel
              name="rentenbeginn"
              unit={t('years')}
              min={62}
              max={72}
            />
          </Stack>
        </Columns>
        <Caption>
          {t('room', { today: euros(course.effect.currentYear), left: euros(course.roomLeft) })}
        </Caption>
      </Stack>
    </Card>
  );
}
