import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, shortNameOf, totalLeft } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Row } from '@vp-digital/core/ui';
import { useAccountName } from './useAccountName';
import type { PlanProps } from './VariantCard';

/** What keeps the model from running: more is passed on than comes in, or an account is not there yet. */
export function Problems({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.problem' });
  const { euros, list } = useFormat();
  const householdId = useHouseholdId();
  const { place } = useAccountName(data);
  const overdrawn = plan.paying.filter(({ left }) => left < 0);
  const bySharesOnly = plan.split === 'equal' && plan.variant !== 'joint' && totalLeft(plan) >= 0;
  const accounts = routes.personalDataSections.href({
    householdId,
    id: householdId,
    sections: 'bankverbindung',
  });
  return (
    <>
      {overdrawn.length > 0 && (
        <Alert
          tone="warning"
          title={
            <OfFigure figure={freeAmountFigure}>
              {overdrawn
                .map(({ personId, left }) =>
                  t(personId === undefined ? 'beyond' : 'beyondOf', {
                    name: personId === undefined ? '' : shortNameOf(data, personId),
                    amount: euros(-left),
                  }),
                )
                .join(' ')}
            </OfFigure>
          }
          action={
            <Button size="compact" href={routes.savingsAmount.href({ householdId })}>
              {t('toSavings')}
            </Button>
          }
        >
          {t(bySharesOnly ? 'beyondEqual' : 'beyondText')}
        </Alert>
      )}
      {plan.missing.length > 0 && (
        <Alert
          tone="info"
          title={t('missing', { count: plan.missing.length })}
          action={
            <Row gap="small">
              <Button writes size="compact" href={accounts}>
                {t('toAccounts')}
              </Button>
              <Button size="compact" href={routes.advice.href({ householdId })}>
                {t('openAccount')}
              </Button>
            </Row>
          }
        >
          {t('missingText', { accounts: list(plan.missing.map(place)) })}
        </Alert>
      )}
    </>
  );
}
