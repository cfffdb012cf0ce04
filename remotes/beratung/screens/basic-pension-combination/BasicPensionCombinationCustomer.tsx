import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { basicPensionSavingFigure, combination, type PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { PensionData, PensionPerson } from '../../shared/pension/data';
import { RetiredPension } from '../../shared/pension/RetiredPension';
import { paysAnything, termsOf } from '../../shared/pension/usePensionPlan';
import { usePensionStepOf } from '../../shared/pension/usePensionSteps';
import { mixWithoutPay, sharesOf, usualMix } from './shares';

/** One effort in three layers, for the customer: what comes out, and what can be disposed of. */
export default function BasicPensionCombinationCustomer({ data }: PageProps<PensionData>) {
  return <PersonPage data={data} View={Mix} />;
}

function Mix({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionCombinationCustomer' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const step = usePensionStepOf({ data, person }, 'solution');
  const terms = termsOf({ data, person });
  const question = { household: data, personId: person.id, date, terms };
  const usual = combination(question, usualMix);
  const fallback = usual.kind === 'computed' && usual.value.isCompanyPossible ? usualMix : mixWithoutPay;
  const outcome = combination(question, sharesOf({ data, person }, fallback));
  const page = { ask: t('ask'), name: t('name', { name: person.name }), step };
  if (outcome.kind === 'notRelevant') return <RetiredPension {...page} />;
  if (outcome.kind !== 'computed' || !paysAnything(terms))
    return (
      <CustomerPage {...page} headline={t(outcome.kind === 'missing' ? 'missing' : 'nothing')}>
        <NextStep about={t('nextMissing')}>{t('whyMissing')}</NextStep>
      </CustomerPage>
    );
  const { effort, real, available, layers } = outcome.value;
  const most = Math.max(1, ...Object.values(layers).map((layer) => layer.real));
  return (
    <CustomerPage
      {...page}
      headline={
        <OfFigure figure={basicPensionSavingFigure}>
          <Trans
            t={t}
            i18nKey="headline"
            values={{ effort: euros(effort), pension: euros(real) }}
            components={{ key: <Key /> }}
          />
        </OfFigure>
      }
    >
      <OfFigure figure={basicPensionSavingFigure}>
        <CustomerCard title={t('pension')}>
          <CustomerRows
            rows={(['basic', 'company', 'depot'] as const).map((layer) => ({
              key: layer,
              name: t(`layer.${layer}`),
              detail: t('effort', { effort: euros(layers[layer].effort) }),
              value: euros(layers[layer].real),
              certainty: 'estimated' as const,
              share: layers[layer].real / most,
            }))}
          />
        </CustomerCard>
        <CustomerCard title={t('available')}>
          <CustomerRows
            rows={[
              { key: 'available', name: t('availableSum'), value: euros(available), certainty: 'estimated' },
            ]}
          />
          <p>{t('availableText')}</p>
        </CustomerCard>
      </OfFigure>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
