import { appointmentInProgress, readStored, wallTimeOf, withNames } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { useKnownHousehold } from '@vp-digital/core/services';
import { Banner, Button, CustomerViewIcon, Key, Page, StepBar } from '@vp-digital/core/ui';
import { useSectionQuery } from '../../api';
import { AveragesCard } from './AveragesCard';
import { HiddenCard } from './HiddenCard';
import { PinCard } from './PinCard';
import { RatingsCard } from './RatingsCard';
import { meanDifference, type RatingData, ratingsOf } from './data';
import { TodayCard } from './TodayCard';
import { useHandOver } from './useHandOver';

/** What the advisor sees: today's rating, the way to hand the device over, and earlier ratings. */
export function RatingView({ data }: { data: RatingData }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const { list, number } = useFormat();
  const householdId = useHouseholdId();
  const { clock } = useHost();
  const today = clock.today();
  const device = useHandOver(householdId);
  const legacyHouseholdId = useRouteParameter('legacyHouseholdId');
  const { household } = useKnownHousehold(legacyHouseholdId);
  const adults = withNames(household?.persons ?? []).filter(({ role }) => role !== 'child');
  const count = adults.length;
  const names = list(adults.map(({ name }) => name));
  const ratings = ratingsOf(data);
  const ofToday = ratings.filter(({ rating }) => rating.date === today);
  const { data: appointments } = useSectionQuery({ householdId, section: 'appointments' });
  // until it is known that none goes on, nothing is shown
  const isHidden =
    appointments === undefined ||
    appointmentInProgress(readStored('appointments', appointments.data).data, wallTimeOf(clock.now())) !==
      undefined;
  const nameOf = (personId: string | undefined) =>
    adults.find((adult) => adult.personId === personId)?.name ?? names;
  const surer = isHidden ? undefined : meanDifference(ofToday.map(({ rating }) => rating));
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
        ) : ofToday.length > 0 ? (
          t('headlineRated', {
            names: list(ofToday.map(({ rating }) => nameOf(rating.personId))),
            count: ofToday.length === 1 && ofToday[0]?.rating.personId !== undefined ? 1 : count,
          })
        ) : (
          t('headline', { names })
        )
      }
      caption={t('caption')}
      actions={
        <Button writes kind="primary" icon={CustomerViewIcon} onClick={device.handOver}>
          {t(ofToday.length > 0 ? 'change' : 'handOver')}
        </Button>
      }
    >
      {device.problem === 'lock' && <Banner tone="negative">{t('notHandedOver')}</Banner>}
      {isHidden && ofToday.length > 0 ? (
        <HiddenCard
          answered={ofToday.map(({ id, rating }) => ({
            id,
            name: nameOf(rating.personId),
            isHandedIn: rating.closed === true,
          }))}
        />
      ) : (
        ofToday.map(({ id, rating }) => (
          <TodayCard
            key={id}
            rating={rating}
            name={ofToday.length > 1 ? nameOf(rating.personId) : undefined}
          />
        ))
      )}
      <RatingsCard ratings={ratings.filter(({ rating }) => rating.date !== today)} nameOf={nameOf} />
      <PinCard {...device} />
      <AveragesCard />
      <StepBar back={{ label: t('toSteps'), href: routes.fiveSteps.href({ legacyHouseholdId }) }} />
    </Page>
  );
}
