import { adults } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Caption, Card, Columns, Empty, SelectField, Stack, StepBar } from '@vp-digital/core/ui';
import { statutoryOn } from '../../shared/benefits/statutoryFiles';
import type { PersonData } from '../../shared/module/data';
import { PkvFrame } from '../../shared/module/PkvFrame';
import { useHealthPlan } from '../../shared/module/useHealthPlan';
import { useHealthWish } from '../../shared/module/useHealthWish';
import { FitLines } from '../../shared/offers/FitLines';
import { chosenOffers, type Offers, offersOf, type TariffOffer } from '../../shared/offers/offersOf';
import { BadYearCard } from './BadYearCard';
import { BenefitsCard } from './BenefitsCard';
import { CoursesCard } from './CoursesCard';
import { useTariffs } from '../../shared/tariffs/withTariffs';

/** What the wishes are worth in each offer, what a bad year costs, and what ten years cost in three courses of health. */
export function ComparisonView({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'comparison' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const file = useTariffs();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const offers = offersOf({ data, person }, file, today);
  const chosen = chosenOffers(offers, data.healthWishes.items[person.id]?.chosen);
  const toTariffs = keepPerson(routes.pkvTariffs.href({ householdId }));
  const law = statutoryOn(today);
  const steps = {
    back: { label: t('back'), href: toTariffs },
    next: { label: t('next'), href: keepPerson(routes.pkvResult.href({ householdId })) },
  };
  if (chosen.length === 0)
    return (
      <PkvFrame station="comparison" headline={t('headlineNone')} data={data} person={person}>
        <Empty action={<Button href={toTariffs}>{t('toTariffs')}</Button>}>{t('none')}</Empty>
        <StepBar {...steps} />
      </PkvFrame>
    );
  return (
    <PkvFrame
      station="comparison"
      data={data}
      person={person}
      headline={t('headline', { count: chosen.length })}
      caption={t('caption')}
    >
      <Columns count={3} stretch>
        {chosen.map((offer) => (
          <ChosenCard key={offer.key} offer={offer} offers={offers} data={data} person={person} />
        ))}
      </Columns>
      <BenefitsCard offers={offers} chosen={chosen} />
      <BadYearCard offers={offers} chosen={chosen} />
      <CoursesCard chosen={chosen} />
      <Caption>{t('dates', { tariffs: date(offers.file.from), statutory: date(law.from) })}</Caption>
      <StepBar {...steps} />
    </PkvFrame>
  );
}

/** A chosen tariff: how it meets the wishes, another in its place, and whether it is looked at further. */
function ChosenCard({ offer, offers, data, person }: PersonData & { offer: TariffOffer; offers: Offers }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'comparison' });
  const { tariff, key } = offer;
  const chosen = useHealthWish({ data, person }).choice('chosen', t('swap', { tariff: tariff.name }));
  const favourite = useHealthPlan({ data, person }).choice('tariff', t('favourite'));
  const now = chosen.value ?? [];
  const others = offers.tariffs.filter(
    (other) => other.key === key || (!now.includes(other.key) && !other.isRefused),
  );
  const isFavourite = favourite.value === key;
  return (
    <Card title={tariff.name} caption={tariff.company}>
      <Stack gap="medium">
        <FitLines fit={offer.fit} below={offer.below} />
        {others.length > 1 && (
          <SelectField
            label={t('swap', { tariff: tariff.name })}
            options={others.map((other) => ({ value: other.key, label: other.tariff.name }))}
            value={key}
            onChange={(next) => next && chosen.onChange(now.map((one) => (one === key ? next : one)))}
          />
        )}
        {isFavourite ? (
          <Caption>{t('isFavourite')}</Caption>
        ) : (
          <Button writes size="compact" onClick={() => favourite.onChange(key)}>
            {t('choose', { tariff: tariff.name })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
