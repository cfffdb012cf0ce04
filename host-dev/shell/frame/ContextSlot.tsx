import { memo, useSyncExternalStore } from 'react';
import { partOf } from '../parts/partOf';
import { useShell } from '../session/ShellContext';

const ContextDialog = partOf(() => import(/* webpackChunkName: "acting" */ './ContextDialog'));

/** The place of the advisor contexts, which are fetched when they are offered. */
export const ContextSlot = memo(function ContextSlot() {
  const { contextSelection } = useShell();
  const isOffered = useSyncExternalStore(contextSelection.subscribe, contextSelection.current);
  return isOffered && <ContextDialog />;
});
