import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { matchRoute, routes, snapshotIdIn } from '@vp-digital/core/reference';
import { useToasts } from '@vp-digital/core/ui';
import { useEffect } from 'react';

/** Pages over which `?stand=` lays a state, or that lead to their own page of it. */
const ofStates = [
  routes.balanceSheet,
  routes.contracts,
  routes.expenses,
  routes.expensesReading,
  routes.optimum,
];

/** Any other page shows today: with a state in its address it leaves that and says so, never today's figures as if they were of then. */
export default function OnlyToday() {
  const { t } = useTranslation('analysis', { keyPrefix: 'onlyToday' });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { show } = useToasts();
  const isOnlyToday = snapshotIdIn(search) !== undefined && !matchRoute(ofStates, pathname);
  const text = t('text');
  useEffect(() => {
    if (!isOnlyToday) return;
    const rest = new URLSearchParams(search);
    rest.delete('stand');
    void navigate({ pathname, search: rest.toString() }, { replace: true });
    show({ tone: 'info', text });
  }, [isOnlyToday, navigate, pathname, search, show, text]);
  return undefined;
}
