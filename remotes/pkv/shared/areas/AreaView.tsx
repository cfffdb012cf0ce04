import { adults } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, FilterChip, StepBar } from '@vp-digital/core/ui';
import { type BenefitArea, type BenefitKey, benefitsIn, wishesIn } from '../benefits/benefitKeys';
import { statutoryOn } from '../benefits/statutoryFiles';
import type { PersonData } from '../module/data';
import { PkvFrame } from '../module/PkvFrame';
import { useHealthWish } from '../module/useHealthWish';
import { BenefitMatrix } from '../offers/BenefitMatrix';
import { offersOf } from '../offers/offersOf';
import { AreaLinks } from './AreaLinks';
import { ExampleCard } from './ExampleCard';
import { useTariffs } from '../tariffs/withTariffs';

/** All benefits of an area, the wishes first; what is pressed here is a wish of the page before. */
export function AreaView({ area, data, person }: PersonData & { area: BenefitArea }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'areas' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const file = useTariffs();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const offers = offersOf({ data, person }, file, today);
  const law = statutoryOn(today);
  const wishes: readonly BenefitKey[] = wishesIn(area);
  const title = t('table', { area: t(`name.${area}`) });
  return (
    <PkvFrame
      station="tariffs"
      name={t(`page.${area}`)}
      headline={t('headline')}
      caption={t('caption', { version: offers.file.version, date: date(law.from) })}
      data={data}
      person={person}
    >
      <Card title={title}>
        <BenefitMatrix
          caption={title}
          rows={benefitsIn(area)}
          statutory={{
            key: 'statutory',
            name: say('statutory'),
            detail: say('ruler'),
            benefits: law.benefits,
          }}
          columns={offers.tariffs
            .filter(({ isRefused }) => !isRefused)
            .map(({ key, tariff }) => ({
              key,
              name: tariff.name,
              detail: tariff.company,
              benefits: tariff.benefits,
            }))}
          weights={offers.weights}
          action={(row) =>
            wishes.includes(row) ? <Important wish={row} data={data} person={person} /> : undefined
          }
        />
      </Card>
      <ExampleCard area={area} offers={offers} />
      <AreaLinks data={data} current={area} />
      <StepBar
        back={{ label: t('back'), href: keepPerson(routes.pkvTariffs.href({ householdId })) }}
        next={{ label: t('next'), href: keepPerson(routes.pkvComparison.href({ householdId })) }}
      />
    </PkvFrame>
  );
}

/** Marks a wish as important, or says its weight where it is a must-have already. */
function Important({ wish, data, person }: PersonData & { wish: BenefitKey }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'benefits.name' });
  const { t: code } = useTranslation('household/healthWishes');
  const choice = useHealthWish({ data, person }).choice('weights', t(wish));
  const weights = choice.value ?? {};
  const weight = weights[wish] ?? 'any';
  return (
    <FilterChip
      writes
      pressed={weight !== 'any'}
      onToggle={() => choice.onChange({ ...weights, [wish]: weight === 'any' ? 'important' : 'any' })}
    >
      {code(`weights.${weight === 'any' ? 'important' : weight}`)}
    </FilterChip>
  );
}
