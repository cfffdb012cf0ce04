import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { wishKeys } from '../../shared/benefits/benefitKeys';
import { useChoice } from '../../shared/module/ChoiceGate';
import type { PersonData, PkvData } from '../../shared/module/data';
import { chosenOffers, type Offer, offersOf, type Offers } from '../../shared/offers/offersOf';
import { useBenefitWords } from '../../shared/offers/useBenefitWords';
import { useTariffs, withTariffs } from '../../shared/tariffs/withTariffs';

const View = withTariffs(Comparison);

/** What matters to a person, in the fund and in the chosen tariffs, for the customer. */
export default function ComparisonCustomer({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={View} />;
}

function Comparison({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'comparisonCustomer' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const today = useHost().clock.today();
  const file = useTariffs();
  const isOpen = useChoice({ data, person }) === 'open';
  const offers = offersOf({ data, person }, file, today);
  const chosen = chosenOffers(offers, data.healthWishes.items[person.id]?.chosen);
  const name = t('name', { name: person.name });
  if (!isOpen || chosen.length === 0)
    return (
      <CustomerPage ask={t('ask')} name={name} headline={t(isOpen ? 'none' : 'locked')}>
        <NextStep about={t(isOpen ? 'nextNone' : 'nextLocked')}>
          {t(isOpen ? 'whyNone' : 'whyLocked')}
        </NextStep>
      </CustomerPage>
    );
  return (
    <CustomerPage ask={t('ask')} name={name} headline={t('headline')}>
      <WishesOf title={say('statutory')} offer={offers.statutory} offers={offers} />
      {chosen.map((offer) => (
        <WishesOf key={offer.key} title={offer.tariff.name} offer={offer} offers={offers} />
      ))}
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

/** What an offer pays of what matters; where it pays less than the fund it says so. */
function WishesOf({ title, offer, offers }: { title: string; offer: Offer; offers: Offers }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const words = useBenefitWords();
  const { weights, statutory } = offers;
  const wished = wishKeys.filter((key) => weights[key] === 'must' || weights[key] === 'important');
  const shown = wished.length > 0 ? wished : wishKeys;
  return (
    <CustomerCard title={title}>
      <CustomerRows
        rows={shown.map((key) => {
          const benefit = offer.benefits[key];
          const isBelow = (benefit?.level ?? 3) < (statutory.benefits[key]?.level ?? 0);
          return {
            key,
            name: t(`name.${key}`),
            ...(isBelow && { detail: t('belowFund') }),
            value: words(benefit),
          };
        })}
      />
    </CustomerCard>
  );
}
