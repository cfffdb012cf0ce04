import { adults } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Caption, Empty, FilterChip, Row, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AreaLinks } from '../../shared/areas/AreaLinks';
import type { PersonData } from '../../shared/module/data';
import { NoEligibility } from '../../shared/module/NoEligibility';
import { PkvFrame } from '../../shared/module/PkvFrame';
import { FormulaSheet } from '../../shared/offers/FormulaSheet';
import { type Offers, offersOf, type TariffOffer } from '../../shared/offers/offersOf';
import { FundCard, TariffCard } from './OfferCards';
import classes from './Offers.module.css';
import { useTariffs } from '../../shared/tariffs/withTariffs';

const filters = ['musts', 'notDearer', 'notBelow'] as const;
type Filter = (typeof filters)[number];

/** The statutory fund first, then the tariffs: what they cost, and how far they meet the wishes. */
export function TariffsView({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'tariffs' });
  const today = useHost().clock.today();
  const file = useTariffs();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const [pressed, setPressed] = useState<readonly Filter[]>([]);
  const offers = offersOf({ data, person }, file, today);
  const shown = offers.tariffs.filter((offer) => pressed.every((filter) => passes(filter, offer, offers)));
  const toWishes = keepPerson(routes.pkvBenefits.href({ householdId }));
  return (
    <PkvFrame
      station="tariffs"
      data={data}
      person={person}
      headline={t(offers.statutory.fit ? 'headline' : 'headlineNone', { count: offers.tariffs.length })}
      caption={t('caption', { version: offers.file.version })}
    >
      {!offers.statutory.fit && (
        <Alert
          tone="info"
          title={t('noWishes.title')}
          action={<Button href={toWishes}>{t('toWishes')}</Button>}
        >
          {t('noWishes.text')}
        </Alert>
      )}
      {offers.waitsFor?.kind === 'missing' && (
        <NoEligibility outcome={offers.waitsFor} data={data} person={person} />
      )}
      <Row spread>
        <Row gap="small">
          {filters.map((filter) => (
            <FilterChip
              key={filter}
              pressed={pressed.includes(filter)}
              onToggle={() =>
                setPressed((now) =>
                  now.includes(filter) ? now.filter((one) => one !== filter) : [...now, filter],
                )
              }
            >
              {t(`filter.${filter}`)}
            </FilterChip>
          ))}
        </Row>
        <FormulaSheet />
      </Row>
      <div className={classes['place']}>
        <div className={classes['offers']}>
          <FundCard offer={offers.statutory} name={person.name} />
          {shown.map((offer) => (
            <TariffCard key={offer.key} offer={offer} data={data} person={person} />
          ))}
        </div>
      </div>
      {shown.length === 0 && (
        <Empty action={<Button onClick={() => setPressed([])}>{t('relax')}</Button>}>{t('noneLeft')}</Empty>
      )}
      <AreaLinks data={data} />
      <Caption>{t('remark')}</Caption>
      <StepBar
        back={{ label: t('back'), href: toWishes }}
        next={{ label: t('next'), href: keepPerson(routes.pkvComparison.href({ householdId })) }}
      />
    </PkvFrame>
  );
}

/** What is unknown passes no filter. */
function passes(filter: Filter, offer: TariffOffer, { statutory }: Offers): boolean {
  if (filter === 'musts')
    return offer.fit !== undefined && offer.fit.missed.length + offer.fit.unclear.length === 0;
  if (filter === 'notBelow') return offer.below.length === 0;
  return offer.month !== undefined && statutory.month !== undefined && offer.month <= statutory.month;
}
