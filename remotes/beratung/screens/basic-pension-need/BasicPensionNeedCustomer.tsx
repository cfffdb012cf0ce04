import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  basicPensionEffect,
  basicPensionFit,
  basicPensionSavingFigure,
  certaintyOf,
  knowsContracts,
  type PageProps,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { PensionData, PensionPerson } from '../../shared/pension/data';
import { RetiredPension } from '../../shared/pension/RetiredPension';
import { usePensionStepOf } from '../../shared/pension/usePensionSteps';

/** Whether a Basisrente suits, for the customer: what speaks for it, what against, and what can never be done with it. */
export default function BasicPensionNeedCustomer({ data }: PageProps<PensionData>) {
  return <PersonPage data={data} View={Need} />;
}

function Need({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionNeedCustomer' });
  const { euros, percent } = useFormat();
  const date = useHost().clock.today();
  const step = usePensionStepOf({ data, person }, 'need');
  const asked = { household: data, personId: person.id, date };
  const fit = basicPensionFit(asked);
  const effect = basicPensionEffect({ ...asked, contributionYear: 0 });
  const page = { ask: t('ask'), name: t('name', { name: person.name }), step };
  if (fit.kind === 'notRelevant') return <RetiredPension {...page} />;
  if (fit.kind !== 'computed' || effect.kind !== 'computed')
    return (
      <CustomerPage {...page} headline={t('missing')}>
        <NextStep about={t('nextMissing')}>{t('whyMissing')}</NextStep>
      </CustomerPage>
    );
  const { room } = effect.value.effect.deduction;
  const input = { personId: person.id, date, contributionYear: effect.value.currentYear };
  const certainty = certaintyOf(basicPensionSavingFigure, data, input);
  const rate = percent(fit.value.marginalRate, { maximumDecimals: 1 });
  return (
    <CustomerPage
      {...page}
      headline={
        <OfFigure figure={basicPensionSavingFigure}>
          <Trans t={t} i18nKey="headline" values={{ rate }} components={{ key: <Key /> }} />
        </OfFigure>
      }
    >
      <CustomerCard title={t('fit')}>
        <CustomerRows
          rows={fit.value.points.map(({ key, verdict }) => ({
            key,
            name: t(`point.${key}`),
            value: t(`verdict.${verdict}`),
          }))}
        />
      </CustomerCard>
      <OfFigure figure={basicPensionSavingFigure}>
        <CustomerCard title={t('room', { year: date.slice(0, 4) })}>
          <CustomerRows
            rows={[
              knowsContracts(data, 'saving')
                ? { key: 'current', name: t('current'), value: euros(effect.value.currentYear), certainty }
                : { key: 'current', name: t('current'), value: '–', certainty: 'missing' as const },
              {
                key: 'left',
                name: t(effect.value.untoldContributions === 'none' ? 'left' : 'leftAtMost'),
                value: euros(Math.max(0, room - effect.value.currentYear)),
                certainty,
                total: true,
              },
            ]}
          />
        </CustomerCard>
      </OfFigure>
      <CustomerCard title={t('always.title')}>
        {(['lumpSum', 'heirs', 'age', 'tax'] as const).map((key) => (
          <p key={key}>{t(`always.${key}`)}</p>
        ))}
      </CustomerCard>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
