import { adults, type WishWeight, wishWeights } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import {
  Alert,
  Button,
  Caption,
  Card,
  Columns,
  DataList,
  Key,
  Row,
  SegmentedChoice,
  Stack,
  StepBar,
} from '@vp-digital/core/ui';
import {
  type BenefitArea,
  benefitAreas,
  priceOf,
  statutoryKeys,
  type WishKey,
  wishesIn,
  wishKeys,
} from '../../shared/benefits/benefitKeys';
import type { Weights } from '../../shared/benefits/fulfilment';
import { statutoryOn } from '../../shared/benefits/statutoryFiles';
import type { PersonData } from '../../shared/module/data';
import { PkvFrame } from '../../shared/module/PkvFrame';
import { useHealthWish } from '../../shared/module/useHealthWish';
import { useParagraph } from '../../shared/benefits/useParagraph';
import { useBenefitWords } from '../../shared/offers/useBenefitWords';
import { presetKeys, weightsOf } from './presets';
import classes from './Wishes.module.css';

/** From so many must-haves on no tariff but the dearest is left. */
const tooMany = 18;

/** Cards of different heights: these with 14 wishes are about as high as the others with the statutory card. */
const inFirstColumn = 3;

/** The 24 wishes in their areas, the statutory level beside each. */
export function WishesView({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'wishes' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const weights: Weights = data.healthWishes.items[person.id]?.weights ?? {};
  const counts = countsOf(wishKeys, weights);
  const open = wishKeys.filter((key) => weights[key] === undefined).length;
  const isAnswered = open < wishKeys.length;
  const areaCard = (area: BenefitArea) => (
    <AreaCard key={area} area={area} weights={weights} data={data} person={person} />
  );
  return (
    <PkvFrame
      station="wishes"
      data={data}
      person={person}
      headline={
        isAnswered ? (
          <Trans t={t} i18nKey="headline" values={counts} components={{ key: <Key /> }} />
        ) : (
          t('headlineNone', { name: person.name })
        )
      }
      caption={t('caption')}
    >
      <Presets data={data} person={person} />
      {counts.must >= tooMany && (
        <Alert tone="warning" title={t('allMust.title')}>
          {t('allMust.text')}
        </Alert>
      )}
      {isAnswered && open > 0 && <Alert tone="info" title={t('open', { count: open })} />}
      <Columns>
        <Stack>{benefitAreas.slice(0, inFirstColumn).map(areaCard)}</Stack>
        <Stack>
          {benefitAreas.slice(inFirstColumn).map(areaCard)}
          <StatutoryCard />
        </Stack>
      </Columns>
      <Caption>{t('priceRemark', { date: date(statutoryOn(today).from) })}</Caption>
      <StepBar
        back={{ label: t('back'), href: keepPerson(routes.pkvCosts.href({ householdId })) }}
        next={{ label: t('next'), href: keepPerson(routes.pkvTariffs.href({ householdId })) }}
      />
    </PkvFrame>
  );
}

const countsOf = (keys: readonly WishKey[], weights: Weights) => {
  const count = (weight: WishWeight) => keys.filter((key) => weights[key] === weight).length;
  return { must: count('must'), important: count('important') };
};

/** Starting points: each answers all 24 at once, and can be taken back. */
function Presets({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'wishes' });
  const wish = useHealthWish({ data, person });
  const weights = wish.choice('weights', t('presets.title'));
  return (
    <Card title={t('presets.title')} caption={t('presets.caption')}>
      <Row>
        {presetKeys.map((preset) => (
          <Button key={preset} writes size="compact" onClick={() => weights.onChange(weightsOf(preset))}>
            {t(`presets.${preset}`)}
          </Button>
        ))}
        {weights.value && (
          <Button writes kind="quiet" size="compact" onClick={() => weights.onChange(undefined)}>
            {t('reset')}
          </Button>
        )}
      </Row>
    </Card>
  );
}

function AreaCard({ area, weights, data, person }: PersonData & { area: BenefitArea; weights: Weights }) {
  const { t } = useTranslation('pkv');
  return (
    <Card title={t(`benefits.area.${area}`)} caption={t('wishes.profile', countsOf(wishesIn(area), weights))}>
      <Stack>
        {wishesIn(area).map((key) => (
          <Wish key={key} wish={key} weights={weights} data={data} person={person} />
        ))}
      </Stack>
    </Card>
  );
}

/** A wish: what is meant, what the statutory fund pays, what it does to the price, and how important it is. */
function Wish({ wish, weights, data, person }: PersonData & { wish: WishKey; weights: Weights }) {
  const { t } = useTranslation('pkv');
  const { t: code } = useTranslation('household/healthWishes');
  const words = useBenefitWords();
  const paragraph = useParagraph();
  const law = statutoryOn(useHost().clock.today()).benefits[wish];
  const name = t(`benefits.name.${wish}`);
  const choice = useHealthWish({ data, person }).choice('weights', name);
  const hint = [
    t(`benefits.hint.${wish}`),
    t('wishes.fund', { words: words(law), paragraph: paragraph(law?.paragraph ?? '') }),
    `${'↑'.repeat(priceOf(wish))} ${t(`wishes.price.${priceOf(wish)}`)}`,
  ];
  return (
    <SegmentedChoice
      wide
      label={name}
      hint={
        <span>
          {hint.map((line) => (
            <span key={line} className={classes['line']}>
              {line}
            </span>
          ))}
        </span>
      }
      error={choice.error}
      disabled={choice.disabled}
      warning={choice.warning}
      options={wishWeights.map((value) => ({ value, label: code(`weights.${value}`) }))}
      value={weights[wish]}
      onChange={(value) => choice.onChange({ ...data.healthWishes.items[person.id]?.weights, [wish]: value })}
    />
  );
}

/** What the law gives and private tariffs often lack. */
function StatutoryCard() {
  const { t } = useTranslation('pkv');
  const words = useBenefitWords();
  const { benefits } = statutoryOn(useHost().clock.today());
  return (
    <Card title={t('wishes.statutory.title')} caption={t('wishes.statutory.caption')}>
      <DataList
        items={statutoryKeys.map((key) => ({
          key,
          label: t(`benefits.name.${key}`),
          value: words(benefits[key]),
        }))}
      />
    </Card>
  );
}
