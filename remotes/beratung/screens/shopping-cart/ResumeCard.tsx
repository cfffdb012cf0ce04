import { positionsInCart } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, HintList } from '@vp-digital/core/ui';
import type { CartPageData } from './documents';

const dayLength = 86_400_000;

/** "Fortsetzen": what was begun and has no premium yet, how long ago, and the way to where it was begun. */
export function ResumeCard({ data }: { data: CartPageData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.resume' });
  const householdId = useHouseholdId();
  const today = useHost().clock.today();
  const begun = positionsInCart(data).filter(
    ([, { line, premium }]) => line !== undefined && premium === undefined,
  );
  if (begun.length === 0) return undefined;
  const daysSince = (day: string) => Math.round((Date.parse(today) - Date.parse(day)) / dayLength);
  return (
    <Card title={t('title')} caption={t('caption')}>
      <HintList
        hints={begun.map(([id, { title, addedOn, origin, personId }]) => {
          const path = Object.values(routes).find((route) => route.path === origin)?.path;
          const href = path?.replace(':householdId', householdId);
          const isScreen = href !== undefined && !href.includes(':');
          return {
            key: id,
            title,
            text: addedOn === undefined ? t('begun') : t('days', { count: daysSince(addedOn) }),
            action: isScreen && (
              <Button size="compact" href={personId === undefined ? href : `${href}?person=${personId}`}>
                {t('resume')}
              </Button>
            ),
          };
        })}
      />
    </Card>
  );
}
