import { cooperationId, type PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Columns, Page, Stack, StepBar } from '@vp-digital/core/ui';
import { type WishesData, mayBeAsked } from './data';
import { GivenCard } from './GivenCard';
import { RecommendCard } from './RecommendCard';
import { WishesCard } from './WishesCard';

/** Auf gute Zusammenarbeit: how one goes on, and who else could profit; without any name. */
export default function WishesPage({ data }: PageProps<WishesData>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'wishesAndRecommendations' });
  const householdId = useHouseholdId();
  const legacyHouseholdId = useRouteParameter('legacyHouseholdId');
  const today = useHost().clock.today();
  const value = data.cooperation.items[cooperationId];
  const editor = useEntry({
    section: 'cooperation',
    id: cooperationId,
    value,
    blank: { position: 0 },
    of: t('name'),
  });
  const isAsked = mayBeAsked(data, value?.notAskedAgain, today);
  return (
    <Page name={t('name')} headline={t('headline')}>
      <Stack>
        <Columns>
          <WishesCard value={value} editor={editor} />
          <RecommendCard value={value} editor={editor} isAsked={isAsked} />
        </Columns>
        <GivenCard />
        <StepBar
          back={{ label: t('back'), href: routes.fiveSteps.href({ legacyHouseholdId }) }}
          {...(isAsked && {
            next: { label: t('next'), href: routes.recommendation.href({ householdId }) },
          })}
        />
      </Stack>
    </Page>
  );
}
