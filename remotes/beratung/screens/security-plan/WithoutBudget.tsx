import { MissingFact } from '@vp-digital/core/figures';
import type { NeededFact } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Empty, Row } from '@vp-digital/core/ui';

/** Nothing was agreed, or nobody knows what a month leaves: the way there, and no plan of zeros. */
export function WithoutBudget({ facts }: { facts: readonly NeededFact[] }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.without' });
  const householdId = useHouseholdId();
  return (
    <Card title={t('title')}>
      {facts.length > 0 ? (
        <Empty
          action={
            <Row gap="large">
              {facts.map((missing) => (
                <MissingFact
                  key={`${missing.fact} ${missing.personId}`}
                  missing={missing}
                  figure="savingPotential"
                />
              ))}
            </Row>
          }
        >
          {t('unknown')}
        </Empty>
      ) : (
        <Empty
          action={
            <Button kind="primary" href={routes.savingsAmount.href({ householdId })}>
              {t('toSavings')}
            </Button>
          }
        >
          {t('ask')}
        </Empty>
      )}
    </Card>
  );
}
