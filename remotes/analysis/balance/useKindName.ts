import type { AssetPosition, DebtPosition } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { RecordedKind } from './data';

/** What a recorded value is called. */
export function useKindName(): (kind: RecordedKind) => string {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  return (kind) => t(`kind.${kind}`);
}

/** What a position is called: a recorded value by its kind, a contract by its line. */
export function usePositionName(): (position: AssetPosition | DebtPosition) => string {
  const { t } = useTranslation('analysis');
  return (position) =>
    position.source === 'contract'
      ? t(`contracts.line.${position.kind}`)
      : t(`balance.kind.${position.kind}`);
}
