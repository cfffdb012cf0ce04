import { lazy, Suspense, useEffect } from 'react';
import { afterFirstIdle } from '../session/afterFirstIdle';
import type { Side } from './useSide';

const load = () => import('./RecapSheet');
const RecapSheet = lazy(load);
const ignore = () => {}; // who opens it asks again

/** The place of the notes beside a page, fetched when the page has nothing else to do. */
export function SideSlot({ side }: { side: Side | undefined }) {
  useEffect(() => afterFirstIdle(() => void load().catch(ignore)), []);
  return <Suspense>{side?.opened && <RecapSheet key={side.householdId} side={side} />}</Suspense>;
}
