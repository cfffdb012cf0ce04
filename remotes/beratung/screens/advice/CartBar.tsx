import { OfField, OfFigure } from '@vp-digital/core/figures';
import {
  concludedPositions,
  freeAmountFigure,
  knownFree,
  positionCost,
  positionsInCart,
  shortNameOf,
  withPositions,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Button, Card, CartIcon, DataList, Stack } from '@vp-digital/core/ui';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import type { AdviceData } from './documents';

/** What lies in the cart, what it costs a month, and what is left of the free amount. */
export function CartBar({ data }: { data: AdviceData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice.cart' });
  const { t: words } = useTranslation('beratung', { keyPrefix: 'cart' });
  const { euros } = useFormat();
  const { cost } = usePositionWords();
  const householdId = useHouseholdId();
  const positions = positionsInCart(data);
  if (!useHasPermission(permissions.shoppingCart)) return undefined;
  if (positions.length === 0) {
    const { length } = concludedPositions(data);
    return <p>{length > 0 ? t('concluded', { count: length }) : t('empty')}</p>;
  }
  const costs = positions.flatMap(([, position]) => positionCost(position) ?? []);
  const total = costs.reduce((sum, one) => sum + one, 0);
  const [free, after] = [knownFree(data), knownFree(withPositions(data, 'both'))];
  return (
    <Card
      title={
        <OfField field="cartPositions.premium">
          {t('title', { count: positions.length, total: euros(total) })}
        </OfField>
      }
      caption={
        free.kind === 'computed' && after.kind === 'computed' ? (
          <OfFigure figure={freeAmountFigure}>
            {t('free', { now: euros(free.value), then: euros(after.value) })}
          </OfFigure>
        ) : (
          t('freeUnknown')
        )
      }
      actions={
        <Button icon={CartIcon} href={routes.shoppingCart.href({ householdId })}>
          {t('to')}
        </Button>
      }
    >
      <Stack gap="small">
        <DataList
          items={positions.map(([id, position]) => ({
            key: id,
            label: t('of', {
              title: position.title,
              person: shortNameOf(data, position.personId ?? '') ?? words('household'),
            }),
            value: <OfField field="cartPositions.premium">{cost(position)}</OfField>,
          }))}
        />
        {costs.length < positions.length && <p>{t('unknown')}</p>}
      </Stack>
    </Card>
  );
}
