import { personPension } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { insured, type StatePensionData } from '../../shared/state-pension/data';

/** What all who still work will get together, as far as it is known; of whom nothing is known is said. */
export function Headline({ data }: { data: StatePensionData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension' });
  const { t: certaintyText } = useTranslation('household/certainty');
  const { euros, list } = useFormat();
  const date = useHost().clock.today();
  const working = insured(data, date).filter(({ isRetired }) => !isRetired);
  const known = working.flatMap(({ person }) => {
    const pension = personPension({ household: data, personId: person.id, date });
    return pension.kind === 'computed'
      ? [{ name: person.name, net: pension.value.net, assumed: pension.value.assumed }]
      : [];
  });
  if (working.length === 0) return t('headline.retired');
  const [provider, ...providers] = new Set(working.map((one) => one.provider));
  if (known.length === 0)
    return provider === undefined || providers.length > 0
      ? t('headline.emptySeveral')
      : t('headline.empty', { letter: t(`letter.${provider}`) });
  const others = working
    .filter(({ person }) => known.every(({ name }) => name !== person.name))
    .map(({ person }) => person.name);
  const sum = euros(known.reduce((total, { net }) => total + net, 0));
  const amount = known.some(({ assumed }) => assumed)
    ? certaintyText('estimatedAmount', { amount: sum })
    : sum;
  const names = list(known.map(({ name }) => name));
  return (
    <>
      <Trans
        t={t}
        i18nKey={known.length < working.length ? 'headline.partly' : 'headline.all'}
        count={known.length}
        values={{ amount, names }}
        components={{ key: <Key /> }}
      />
      {others.length > 0 && ` ${t('headline.lacking', { others: list(others) })}`}
    </>
  );
}
