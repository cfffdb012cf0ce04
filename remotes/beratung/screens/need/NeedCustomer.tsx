import { CustomerPage, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { earningPowerFigure, type PageProps, protectionGapFigure } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { PersonData, ProtectionData } from '../../shared/wishes/data';
import { whyNothing } from '../../shared/protection/whyNothing';
import { useProtectionStepOf } from '../../shared/protection/useProtectionSteps';
import { useAgeText } from '../../shared/protection/useAgeText';
import { CustomerCovers } from './CustomerCovers';
import { CustomerNeed } from './CustomerNeed';

/** What a person's work is worth, what is needed without it and what there is, for the customer. */
export default function NeedCustomer({ data }: PageProps<ProtectionData>) {
  return <PersonPage data={data} View={Need} />;
}

function Need({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'needCustomer' });
  const { euros } = useFormat();
  const ageText = useAgeText();
  const step = useProtectionStepOf({ data, person }, 'need');
  const input = { personId: person.id, date: useHost().clock.today() };
  const power = earningPowerFigure.of(data, input);
  const protection = protectionGapFigure.of(data, input);
  const why = whyNothing({ data, person }, power, protection);
  const isKnown = power.kind === 'computed' && protection.kind === 'computed';
  return (
    <CustomerPage
      ask={t(!isKnown && why === 'retired' ? 'askRetired' : 'ask')}
      step={step}
      name={t('name', { name: person.name })}
      headline={
        isKnown ? (
          <OfFigure figure={earningPowerFigure}>
            <Trans
              t={t}
              i18nKey="headline"
              values={{ age: ageText(power.value.fullAge / 12), total: euros(power.value.total) }}
              components={{ key: <Key /> }}
            />
          </OfFigure>
        ) : (
          t(`nothing.${why}`)
        )
      }
    >
      {isKnown ? (
        <>
          <CustomerNeed data={data} person={person} protection={protection.value} />
          <CustomerCovers data={data} person={person} />
          <NextStep about={t('next')}>{t('why')}</NextStep>
        </>
      ) : (
        <NextStep about={t(`after.${why}.next`)}>{t(`after.${why}.why`)}</NextStep>
      )}
    </CustomerPage>
  );
}
