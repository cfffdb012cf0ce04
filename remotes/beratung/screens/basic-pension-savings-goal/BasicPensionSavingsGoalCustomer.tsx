import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { basicPensionSavingFigure, type PageProps, savingsGoal } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { PensionData, PensionPerson } from '../../shared/pension/data';
import { RetiredPension } from '../../shared/pension/RetiredPension';
import { goalMonth } from '../../shared/pension/goalMonth';
import { termsOf } from '../../shared/pension/usePensionPlan';
import { usePensionStepOf } from '../../shared/pension/usePensionSteps';

/** What a wanted pension costs a month, for the customer. */
export default function BasicPensionSavingsGoalCustomer({ data }: PageProps<PensionData>) {
  return <PersonPage data={data} View={Goal} />;
}

function Goal({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionSavingsGoalCustomer' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const step = usePensionStepOf({ data, person }, 'solution');
  const target = data.basicPensionPlans.items[person.id]?.targetPension ?? 0;
  const terms = termsOf({ data, person });
  const outcome = savingsGoal({ household: data, personId: person.id, date, terms }, target);
  const page = { ask: t('ask'), name: t('name', { name: person.name }), step };
  if (outcome.kind === 'notRelevant') return <RetiredPension {...page} />;
  if (outcome.kind !== 'computed' || target === 0)
    return (
      <CustomerPage {...page} headline={t(outcome.kind === 'missing' ? 'missing' : 'nothing')}>
        <NextStep about={t('nextMissing')}>{t('whyMissing')}</NextStep>
      </CustomerPage>
    );
  const { monthly, waitingMonth, split } = outcome.value;
  const month = goalMonth(outcome.value, terms.december);
  const certainty = 'estimated' as const;
  return (
    <CustomerPage
      {...page}
      headline={
        <OfFigure figure={basicPensionSavingFigure}>
          <Trans
            t={t}
            i18nKey="headline"
            values={{ target: euros(target), monthly: euros(monthly) }}
            components={{ key: <Key /> }}
          />
        </OfFigure>
      }
    >
      <OfFigure figure={basicPensionSavingFigure}>
        <CustomerCard title={t('cost')}>
          <CustomerRows
            rows={[
              { key: 'monthly', name: t('monthly'), value: euros(month.monthly), certainty },
              ...(terms.december > 0
                ? [
                    {
                      key: 'december',
                      name: t('december', { amount: euros(terms.december) }),
                      value: euros(month.december),
                      certainty,
                    },
                  ]
                : []),
              { key: 'saved', name: t('saved'), value: euros(-month.saved), certainty },
              { key: 'effort', name: t('effort'), value: euros(month.effort), certainty, total: true },
            ]}
          />
          {split && <p>{t('split', { basic: euros(split.basic), depot: euros(split.depot) })}</p>}
        </CustomerCard>
      </OfFigure>
      <CustomerCard title={t('waiting')}>
        <p>{t('waitingText', { amount: euros(waitingMonth) })}</p>
      </CustomerCard>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
