import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { atSnapshot, routes } from '@vp-digital/core/reference';
import { Row, TextLink } from '@vp-digital/core/ui';

/** The ways to what a state shows of single screens, as it stood then. */
export function FrozenLinks({
  snapshot,
}: {
  snapshot: Pick<SnapshotSummary, 'householdId' | 'snapshotId' | 'label'>;
}) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'frozen' });
  const { householdId, snapshotId, label } = snapshot;
  return (
    <Row>
      <TextLink
        href={routes.expensesOfSnapshot.href({ householdId, snapshotId })}
        label={t('expensesOf', { label })}
      >
        {t('expenses')}
      </TextLink>
      <TextLink
        href={routes.optimumOfSnapshot.href({ householdId, snapshotId })}
        label={t('optimumOf', { label })}
      >
        {t('optimum')}
      </TextLink>
      <TextLink
        href={atSnapshot(routes.contracts.href({ householdId }), snapshotId)}
        label={t('contractsOf', { label })}
      >
        {t('contracts')}
      </TextLink>
      <TextLink
        href={atSnapshot(routes.balanceSheet.href({ householdId }), snapshotId)}
        label={t('wealthOf', { label })}
      >
        {t('wealth')}
      </TextLink>
    </Row>
  );
}
