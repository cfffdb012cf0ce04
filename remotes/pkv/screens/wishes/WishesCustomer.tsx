import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import type { PageProps, WishWeight } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { wishKeys } from '../../shared/benefits/benefitKeys';
import { statutoryOn } from '../../shared/benefits/statutoryFiles';
import { useChoice } from '../../shared/module/ChoiceGate';
import type { PersonData, PkvData } from '../../shared/module/data';
import { useBenefitWords } from '../../shared/offers/useBenefitWords';

/** What matters to a person in health insurance, for the customer. */
export default function WishesCustomer({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={Wishes} />;
}

function Wishes({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'wishesCustomer' });
  const isOpen = useChoice({ data, person }) === 'open';
  const weights = data.healthWishes.items[person.id]?.weights ?? {};
  const count = wishKeys.filter((key) => weights[key] === 'must').length;
  const name = t('name', { name: person.name });
  if (!isOpen)
    return (
      <CustomerPage ask={t('ask')} name={name} headline={t('locked')}>
        <NextStep about={t('nextLocked')}>{t('whyLocked')}</NextStep>
      </CustomerPage>
    );
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        count === 0 ? (
          t('headlineNone')
        ) : (
          <Trans
            t={t}
            i18nKey={count === 1 ? 'headlineOne' : 'headline'}
            values={{ count }}
            components={{ key: <Key /> }}
          />
        )
      }
    >
      <Weighed weight="must" data={data} person={person} />
      <Weighed weight="important" data={data} person={person} />
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

/** The wishes of a weight, and what the statutory fund pays of each. */
function Weighed({ weight, data, person }: PersonData & { weight: Exclude<WishWeight, 'any'> }) {
  const { t } = useTranslation('pkv');
  const words = useBenefitWords();
  const { benefits } = statutoryOn(useHost().clock.today());
  const weights = data.healthWishes.items[person.id]?.weights ?? {};
  const keys = wishKeys.filter((key) => weights[key] === weight);
  if (keys.length === 0) return undefined;
  return (
    <CustomerCard title={t(`wishesCustomer.${weight}`)}>
      <CustomerRows
        rows={keys.map((key) => ({
          key,
          name: t(`benefits.name.${key}`),
          detail: t(`benefits.hint.${key}`),
          value: t('wishesCustomer.fund', { words: words(benefits[key]) }),
        }))}
      />
    </CustomerCard>
  );
}
