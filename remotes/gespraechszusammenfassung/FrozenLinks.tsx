import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { Row, TextLink } from '@vp-digital/core/ui';

/** The ways to what a state shows of single screens, as it stood then. */
export function FrozenLinks({
  snapshot,
}: {
  snapshot: Pick<SnapshotSummary, 'householdId' | 'snapshotId' | 'label'>;
}) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'frozen' });
  const { t: word } = useTranslation('household/figures');
  const { householdId, snapshotId, label } = snapshot;
  return (
    <Row>
      <TextLink
        href={routes.expensesOfSnapshot.href({ householdId, snapshotId })}
        label={t('of', { name: word('livingCosts'), label })}
      >
        {word('livingCosts')}
      </TextLink>
      <TextLink
        href={routes.optimumOfSnapshot.href({ householdId, snapshotId })}
        label={t('of', { name: word('optimum'), label })}
      >
        {word('optimum')}
      </TextLink>
    </Row>
  );
}
