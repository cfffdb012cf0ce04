import { memo, useSyncExternalStore } from 'react';
import { later } from '@vp-digital/core/micro-app';
import { partFailed } from '../parts/partFailed';
import { useShell } from '../session/ShellContext';

const ContextDialog = later(() => import('./ContextDialog'), { failed: partFailed });

/** The place of the advisor contexts, which are fetched when they are offered. */
export const ContextSlot = memo(function ContextSlot() {
  const { contextSelection } = useShell();
  const isOffered = useSyncExternalStore(contextSelection.subscribe, contextSelection.current);
  return isOffered && <ContextDialog />;
});
