import { type CartPosition, type OptimumStep, positionsInCart } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Button, CartIcon } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';
import { useLeverWords } from '../../shared/optimum/useLeverWords';

export interface IntoCartProps {
  step: OptimumStep;
  data: OptimumData;
}

/**
 * Proposes a step that takes a contract in the cart, or leads there once it lies in it; nothing for what is done by a form, and
 * for those who may not change the cart.
 */
export function IntoCart({ step, data }: IntoCartProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumBelow.cart' });
  const { euros, date } = useFormat();
  const today = useHost().clock.today();
  const { stepName } = useLeverWords(data);
  const householdId = useHouseholdId();
  const list = useEntries('cartPositions');
  const mayChange = useHasPermission(permissions.shoppingCart);
  const result = usePageDocuments(['cartPositions']);
  const [{ lever }] = step.levers;
  if (!mayChange || result.status !== 'ready' || step.open === 0 || !(lever in proposed)) return undefined;
  const { personId } = step;
  const title = stepName(step.levers);
  const isThere = positionsInCart(result.data).some(
    ([, one]) => one.title === title && one.personId === personId,
  );
  if (isThere) return <Button href={routes.shoppingCart.href({ householdId })}>{t('open')}</Button>;
  const places = Object.values(result.data.cartPositions.items).map(({ position }) => position);
  const topic = proposed[lever];
  const put = () =>
    list.put(
      crypto.randomUUID(),
      {
        position: Math.max(-1, ...places) + 1,
        kind: 'widget',
        title,
        reason: t('reason', { amount: euros(step.open), day: date(today) }),
        addedOn: today,
        origin: routes.optimum.path,
        ...(topic && { topic }),
        ...(personId !== undefined && { personId }),
      },
      title,
    );
  return (
    <Button writes icon={CartIcon} onClick={put}>
      {t('add')}
    </Button>
  );
}

/** Levers that take a contract, with the topic it is about; a form or a call is a task. */
const proposed: Readonly<Partial<Record<OptimumStep['levers'][0]['lever'], CartPosition['topic']>>> = {
  employerSavings: undefined,
  savingsAllowance: undefined,
  housingPremium: undefined,
  riester: 'oldAge',
  occupationalPensionEmployer: 'oldAge',
  occupationalPensionSaving: 'oldAge',
  basicPension: 'oldAge',
};
