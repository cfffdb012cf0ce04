import { ShareRing } from '@vp-digital/core/charts';
import { useFormat } from '@vp-digital/core/platform';
import type { Fulfilment } from '../benefits/fulfilment';

/** How far the wishes are met at least. Decoration: the share is said beside it, also where it is a range. */
export function FitRing({ fit: { least } }: { fit: Fulfilment }) {
  const { percent } = useFormat();
  const met = least < 1 ? Math.min(0.99, Math.round(least * 100) / 100) : 1;
  return <ShareRing large share={met} text={percent(met, { maximumDecimals: 0 })} />;
}
