import { lazy, memo, Suspense, useSyncExternalStore } from 'react';
import { useShell } from '../session/ShellContext';

const ContextDialog = lazy(() => import('./ContextDialog'));

/** The place of the advisor contexts, which are fetched when they are offered. */
export const ContextSlot = memo(function ContextSlot() {
  const { contextSelection } = useShell();
  const isOffered = useSyncExternalStore(contextSelection.subscribe, contextSelection.current);
  return <Suspense>{isOffered && <ContextDialog />}</Suspense>;
});
