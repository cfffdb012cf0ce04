import { withNames } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useKnownHousehold } from '@vp-digital/core/services';
import { Banner, Button, CustomerViewIcon, Key, Page } from '@vp-digital/core/ui';
import { AveragesCard } from './AveragesCard';
import { PinCard } from './PinCard';
import { RatingsCard } from './RatingsCard';
import { difference, type RatingData, ratingsOf } from './data';
import { TodayCard } from './TodayCard';
import { useHandOver } from './useHandOver';

/** What the advisor sees: today's rating, the way to hand the device over, and earlier ratings. */
export function RatingView({ data }: { data: RatingData }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const { list, number } = useFormat();
  const householdId = useHouseholdId();
  const today = useHost().clock.today();
  const device = useHandOver(householdId);
  const { household } = useKnownHousehold(useRouteParameter('legacyHouseholdId'));
  const adults = withNames(household?.persons ?? []).filter(({ role }) => role !== 'child');
  const count = adults.length;
  const names = list(adults.map(({ name }) => name));
  const ratings = ratingsOf(data);
  const current = ratings.find(({ rating }) => rating.date === today);
  const surer = current && difference(current.rating);
  return (
    <Page
      name={t('name')}
      headline={
        surer !== undefined && surer > 0 ? (
          <Trans
            t={t}
            i18nKey="headlineSurer"
            count={surer}
            values={{ names, difference: number(surer) }}
            components={{ key: <Key /> }}
          />
        ) : current ? (
          t('headlineRated', { names, count })
        ) : (
          t('headline', { names })
        )
      }
      caption={t('caption')}
      actions={
        <Button writes kind="primary" icon={CustomerViewIcon} onClick={device.handOver}>
          {t(current ? 'change' : 'handOver')}
        </Button>
      }
    >
      {device.problem === 'lock' && <Banner tone="negative">{t('notHandedOver')}</Banner>}
      {current && <TodayCard rating={current.rating} />}
      <RatingsCard ratings={ratings.filter(({ rating }) => rating.date !== today)} />
      <PinCard {...device} />
      <AveragesCard />
    </Page>
  );
}
