import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { permissions, routes } from '@vp-digital/core/reference';
import { selectHasPermission, type WithSession } from '@vp-digital/core/session';
import { findPage } from '@vp-digital/core/shell';
import { CartIcon, HeaderAction } from '@vp-digital/core/ui';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../session/ShellContext';
import { shellApi } from '../session/shellApi';

const { useHouseholdQuery } = shellApi.api;

/** The cart with its count, beside the notes on every page of a household; asked for again when the cart was changed. */
export function CartButton({ householdId }: { householdId: string }) {
  const { location, registry } = useShell();
  const mayUse = useSelector(selectHasPermission(permissions.shoppingCart));
  const address = routes.shoppingCart.href({ householdId });
  if (!mayUse || !findPage(registry, address)) return undefined;
  return <Count householdId={householdId} onClick={() => location.navigate(address)} />;
}

function Count({ householdId, onClick }: { householdId: string; onClick(): void }) {
  const { t } = useTranslation('shell', { keyPrefix: 'cart' });
  const { bus } = useShell();
  const { currentData, refetch } = useHouseholdQuery(householdId);
  const version = useSelector(
    ({ session }: WithSession) => session.revisions[householdId]?.['cartPositions']?.version,
  );
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void refetch();
  }, [version, refetch]);
  useEffect(() => {
    const unsubscribe = [
      bus.subscribe('updateAppCartItemList', () => void refetch()),
      bus.subscribe('updateWidgetCartItemList', () => void refetch()),
    ];
    return () => {
      for (const end of unsubscribe) end();
    };
  }, [bus, refetch]);
  const isHandedOver = useHandingOver();
  const count = currentData?.cartCount ?? undefined;
  return (
    <HeaderAction icon={CartIcon} onClick={onClick}>
      {isHandedOver
        ? t('handingOver')
        : count === undefined || count === 0
          ? t('button')
          : t('count', { count })}
    </HeaderAction>
  );
}

/** Whether an area is handing an offer or a need over to an application outside. */
function useHandingOver(): boolean {
  const { bus } = useShell();
  const [app, setApp] = useState(false);
  const [widget, setWidget] = useState(false);
  useEffect(() => {
    const unsubscribe = [
      bus.subscribe('updateAppCheckoutLoading', ({ loading }) => setApp(loading)),
      bus.subscribe('updateWidgetCheckoutLoading', ({ loading }) => setWidget(loading)),
    ];
    return () => {
      for (const end of unsubscribe) end();
    };
  }, [bus]);
  return app || widget;
}
