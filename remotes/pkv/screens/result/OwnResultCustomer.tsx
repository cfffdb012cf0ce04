import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { healthCostsFigure, ownHealthContract } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { useAgeText } from '../../shared/module/useAgeText';
import type { ResultPerson } from './data';

/** The own contract until old age, and what is put aside for it, for a customer who is privately insured already. */
export function OwnResultCustomer({ data, person, name }: ResultPerson & { name: string }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'resultCustomer.own' });
  const { euros } = useFormat();
  const ageText = useAgeText();
  const date = useHost().clock.today();
  const own = ownHealthContract(data, person.id);
  const course =
    own === undefined || own === 'missing'
      ? undefined
      : healthCostsFigure.of(data, { personId: person.id, date, quote: own.quote });
  const { oldAgeMonth } = data.healthPlans.items[person.id] ?? {};
  const page = { ask: t('ask'), name };
  if (own === undefined || own === 'missing' || course?.kind !== 'computed')
    return (
      <CustomerPage {...page} headline={t('headlineNone')}>
        <NextStep about={t('next')}>{t('why')}</NextStep>
      </CustomerPage>
    );
  const now = euros(own.quote.health);
  const later = euros(course.value.comparison.outlook.own);
  const age = ageText(course.value.retirementAge);
  return (
    <CustomerPage
      {...page}
      headline={
        <OfFigure figure={healthCostsFigure}>
          <Trans t={t} i18nKey="headline" values={{ now, later, age }} components={{ key: <Key /> }} />
        </OfFigure>
      }
    >
      <CustomerCard title={t('costs')}>
        <OfFigure figure={healthCostsFigure}>
          <CustomerRows
            rows={[
              { key: 'today', name: t('today'), value: now },
              { key: 'retired', name: t('retired', { age }), value: later, certainty: 'estimated' },
            ]}
          />
        </OfFigure>
      </CustomerCard>
      <CustomerCard title={t('reserve')}>
        <CustomerRows
          rows={[
            {
              key: 'month',
              name: t('month'),
              value: oldAgeMonth === undefined ? t('open') : euros(oldAgeMonth),
            },
          ]}
        />
      </CustomerCard>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
