import { MissingFact } from '@vp-digital/core/figures';
import type { NeededFact } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Empty, Stack } from '@vp-digital/core/ui';

/** Nothing was agreed, or nobody knows what a month leaves: the way there, and no plan of zeros. */
export function WithoutBudget({ facts }: { facts: readonly NeededFact[] }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.without' });
  const householdId = useHouseholdId();
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <Empty
          action={
            <Button kind="primary" href={routes.savingsAmount.href({ householdId })}>
              {t('toSavings')}
            </Button>
          }
        >
          {t(facts.length > 0 ? 'unknown' : 'ask')}
        </Empty>
        {facts.length > 0 && (
          <ul>
            {facts.map((missing) => (
              <li key={`${missing.fact} ${missing.personId}`}>
                <MissingFact missing={missing} figure="savingPotential" />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
