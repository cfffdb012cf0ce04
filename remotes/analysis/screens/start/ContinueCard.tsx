import type { ShownArea } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, NextIcon } from '@vp-digital/core/ui';

/** The whole analysis goes on where the first area is not complete. */
export function ContinueCard({ areas }: { areas: readonly ShownArea[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.whole' });
  const { t: word } = useTranslation('household/completeness');
  const householdId = useHouseholdId();
  const next = areas.find(({ state }) => state !== 'complete');
  if (!next)
    return (
      <Card
        title={t('title')}
        caption={t('done')}
        actions={<Button href={routes.snapshots.href({ householdId })}>{t('toSummary')}</Button>}
      />
    );
  const { area, filled, required, href } = next;
  return (
    <Card
      title={t('title')}
      caption={t('at', { area: word(`area.${area}`), filled, required })}
      actions={
        <Button kind="primary" href={href} iconAfter={NextIcon}>
          {t('next')}
        </Button>
      }
    />
  );
}
