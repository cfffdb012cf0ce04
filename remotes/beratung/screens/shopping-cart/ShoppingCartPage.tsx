import {
  concludedPositions,
  decisionOf,
  discardedPositions,
  positionsInCart,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState, UndoButton } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { Button, Empty, Page, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useCartMessages } from '../../shared/cart/useCartMessages';
import { useCheckoutLoading } from '../../shared/cart/useCheckoutLoading';
import { HandOverTiles } from '../../shared/hand-over/HandOverTiles';
import { BettersCard } from './BettersCard';
import { CartHeadline } from './CartHeadline';
import { ConcludedCard } from './ConcludedCard';
import { DiscardedCard } from './DiscardedCard';
import { type CartPageData, documents } from './documents';
import { DutiesCard } from './DutiesCard';
import { MonthCard } from './MonthCard';
import { PersonPositions } from './PersonPositions';
import { positionsByPerson } from './positionsByPerson';
import { PositionSheet } from './PositionSheet';
import { ResumeCard } from './ResumeCard';
import classes from './ShoppingCart.module.css';

/** Warenkorb: what is proposed, what it changes, who decides what, and what is missing before it is handed over. */
export default function ShoppingCartPage() {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart' });
  const result = usePageDocuments(documents);
  if (result.status === 'ready') return <CartView data={result.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}

function CartView({ data }: { data: CartPageData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart' });
  useCartMessages(data);
  const isHandedOver = useCheckoutLoading();
  const householdId = useHouseholdId();
  const [openedId, setOpenedId] = useState<string>();
  const positions = positionsInCart(data);
  const wasFilled = concludedPositions(data).length + discardedPositions(data).length > 0;
  const isDecided = positions.some(([, position]) => decisionOf(data, position) === 'accepted');
  const opened = openedId === undefined ? undefined : data.cartPositions.items[openedId];
  return (
    <Page name={t('name')} headline={<CartHeadline data={data} />} actions={<UndoButton />}>
      {isHandedOver && <p role="status">{t('handingOver')}</p>}
      <div className={classes['columns']}>
        <Stack>
          {positions.length === 0 && (
            <Empty action={<Button href={routes.advice.href({ householdId })}>{t('toAdvice')}</Button>}>
              {t(wasFilled ? 'emptyNow' : 'empty')}
            </Empty>
          )}
          {positionsByPerson(data).map(({ personId, positions: own }) => (
            <PersonPositions
              key={personId ?? 'household'}
              data={data}
              personId={personId}
              positions={own}
              onEdit={setOpenedId}
            />
          ))}
          {openedId !== undefined && opened && (
            <PositionSheet
              key={openedId}
              data={data}
              id={openedId}
              position={opened}
              onClose={() => setOpenedId(undefined)}
            />
          )}
          <ResumeCard data={data} />
          <ConcludedCard data={data} />
          <DiscardedCard data={data} />
        </Stack>
        {positions.length > 0 && (
          <Stack>
            <MonthCard data={data} />
            <BettersCard data={data} />
            <DutiesCard data={data} onEdit={setOpenedId} />
            {isDecided && <HandOverTiles data={data} segments={['checkout']} />}
          </Stack>
        )}
      </div>
    </Page>
  );
}
