import type { Asset } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useStateOf } from '../../shared/frozen/useFrozenState';
import { useSeenSnapshots } from '../../shared/snapshots/snapshotsApi';
import { mayReturn, valueReturn } from './yearlyReturn';

export interface ValueReturnProps {
  id: string;
  asset: Asset;
}

/** What a value has brought a year since the oldest state that has it; nothing while less than a year lies between both days. */
export function ValueReturn({ id, asset }: ValueReturnProps) {
  const [oldest] = useSeenSnapshots().toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  if (!oldest || !mayReturn(asset) || asset.discussedAlone !== undefined) return undefined;
  return <SinceState snapshotId={oldest.snapshotId} id={id} asset={asset} />;
}

function SinceState({ snapshotId, id, asset }: ValueReturnProps & { snapshotId: string }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.return' });
  const { date, euros, percent } = useFormat();
  const { state } = useStateOf(snapshotId);
  const since = state && valueReturn(state.data.assets.items[id], asset);
  if (!since) return undefined;
  const { from, before, after, yearly } = since;
  return (
    <p>
      {t(yearly < 0 ? 'fallen' : 'risen', {
        day: date(from),
        rate: percent(Math.abs(yearly), { maximumDecimals: 1 }),
        before: euros(before),
        after: euros(after),
      })}{' '}
      {t('flows')}
    </p>
  );
}
