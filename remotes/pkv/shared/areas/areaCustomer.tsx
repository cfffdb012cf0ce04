import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { type BenefitArea, wishesIn } from '../benefits/benefitKeys';
import type { Benefits } from '../benefits/benefit';
import { useChoice } from '../module/ChoiceGate';
import type { PersonData, PkvData } from '../module/data';
import { offersOf } from '../offers/offersOf';
import { useBenefitWords } from '../offers/useBenefitWords';
import { useTariffs, withTariffs } from '../tariffs/withTariffs';

/** An area of benefits for the customer: a card for each offer, the statutory fund first. */
export function areaCustomer(area: BenefitArea) {
  const Area = (of: PersonData) => <AreaOf area={area} {...of} />;
  const View = withTariffs(Area);
  return function AreaCustomer({ data }: PageProps<PkvData>) {
    return <PersonPage data={data} View={View} />;
  };
}

function AreaOf({ area, data, person }: PersonData & { area: BenefitArea }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'areasCustomer' });
  const { t: say } = useTranslation('pkv');
  const today = useHost().clock.today();
  const file = useTariffs();
  const isOpen = useChoice({ data, person }) === 'open';
  const name = t('name', { area: say(`areas.name.${area}`), name: person.name });
  if (!isOpen)
    return (
      <CustomerPage ask={t('ask')} name={name} headline={t('locked')}>
        <NextStep about={t('nextLocked')}>{t('whyLocked')}</NextStep>
      </CustomerPage>
    );
  const { statutory, tariffs } = offersOf({ data, person }, file, today);
  return (
    <CustomerPage ask={t('ask')} name={name} headline={t('headline')}>
      <BenefitCard area={area} title={say('benefits.statutory')} benefits={statutory.benefits} />
      {tariffs
        .filter(({ isRefused }) => !isRefused)
        .map(({ key, tariff }) => (
          <BenefitCard key={key} area={area} title={tariff.name} benefits={tariff.benefits} />
        ))}
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

function BenefitCard({ area, title, benefits }: { area: BenefitArea; title: string; benefits: Benefits }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'benefits.name' });
  const words = useBenefitWords();
  return (
    <CustomerCard title={title}>
      <CustomerRows
        rows={wishesIn(area).map((key) => ({ key, name: t(key), value: words(benefits[key]) }))}
      />
    </CustomerCard>
  );
}
