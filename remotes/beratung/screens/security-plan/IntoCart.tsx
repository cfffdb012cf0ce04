import { useNeedWords } from '@vp-digital/core/figures';
import type { SecurityPlan } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Caption, Card, CartIcon, DataList, Row, Stack } from '@vp-digital/core/ui';
import { IntoSummary } from '../../shared/cart/IntoSummary';
import { useCartList } from '../../shared/cart/useCartList';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import type { PlanData } from './data';
import type { PlanEffects } from './effects';
import { isUnconfirmed } from './isUnconfirmed';
import type { ComputedPlan, PlanBudget } from './plan';
import { planProposals } from './proposals';

export interface IntoCartProps {
  data: PlanData;
  plan: ComputedPlan;
  budget: PlanBudget;
  effects: PlanEffects;
  stored: SecurityPlan | undefined;
}

/** "Alles in den Warenkorb": what is planned and lies in no cart yet, each with its reason. */
export function IntoCart({ data, plan, budget, effects, stored }: IntoCartProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.cart' });
  const { euros } = useFormat();
  const { name, amount } = useNeedWords(data);
  const { cost } = usePositionWords();
  const cart = useCartList(data);
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  if (!cart) return undefined;
  const { added, raised } = planProposals(data, plan, effects, {
    date,
    texts: {
      title: (column) => t(`title.${column}`),
      reason: (column, rate) => t(`reason.${column}`, { amount: euros(rate), budget: euros(budget.total) }),
      need: (row) => ({
        title: t('need', { topic: name(row) }),
        reason:
          row.need.kind === 'measured'
            ? t('reason.gap', { topic: name(row), gap: amount(row.need, row.need.gap) })
            : t('reason.presence', { topic: name(row) }),
      }),
    },
  });
  const excess = plan.total - budget.total;
  const isRefused = isUnconfirmed(stored, excess);
  const count = added.length + raised.length;
  return (
    <Card title={t('card')}>
      <Stack gap="medium">
        {count === 0 && <p>{t(plan.total > 0 ? 'done' : 'nothing')}</p>}
        {count > 0 && (
          <DataList
            items={[
              ...added.map((one) => ({
                key: `${one.title} ${one.personId}`,
                label: one.title,
                value: cost(one),
              })),
              ...raised.map(({ id, title, premium }) => ({
                key: id,
                label: t('raised', { title }),
                value: cost({ premium, frequency: 'monthly' }),
              })),
            ]}
          />
        )}
        {plan.rest.protect > 0 && <Caption>{t('frame', { amount: euros(plan.rest.protect) })}</Caption>}
        {count > 0 && isRefused && <Alert tone="warning" title={t('refused', { amount: euros(excess) })} />}
        <Row>
          {count > 0 && !isRefused && (
            <Button
              kind="primary"
              writes
              icon={CartIcon}
              onClick={() => {
                for (const { id, title, premium } of raised) cart.change(id, { premium }, title);
                if (added.length > 0) cart.add(added);
              }}
            >
              {t('all', { count })}
            </Button>
          )}
          <Button href={routes.shoppingCart.href({ householdId })}>{t('to')}</Button>
        </Row>
        {stored && <IntoSummary rail="securityPlan" origin={routes.securityPlan.path} />}
      </Stack>
    </Card>
  );
}
