import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, Stack, TextLink, useOffers } from '@vp-digital/core/ui';

export interface StatePickerProps {
  snapshots: readonly SnapshotSummary[];
}

/** The budget as it stood in each state that was kept. */
export function StatePicker({ snapshots }: StatePickerProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesReading' });
  const householdId = useHouseholdId();
  const { day } = useFormat();
  const states = snapshots.map(({ snapshotId, label, createdAt }) => ({
    key: snapshotId,
    href: routes.expensesOfSnapshot.href({ householdId, snapshotId }),
    label: t('state', { day: day(createdAt), label }),
  }));
  const offers = useOffers();
  if (!states.some(({ href }) => offers(href))) return undefined;
  return (
    <Card title={t('states')}>
      <Stack>
        {states.map(({ key, href, label }) => (
          <TextLink key={key} href={href}>
            {label}
          </TextLink>
        ))}
      </Stack>
    </Card>
  );
}
