import type { AssetPosition, DebtPosition } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { isAsset, type RecordedKind } from './data';

/** What a recorded value is called. */
export function useKindName(): (kind: RecordedKind) => string {
  const { t: asset } = useTranslation('household/assets');
  const { t: liability } = useTranslation('household/liabilities');
  return (kind) => (isAsset(kind) ? asset(`kind.${kind}`) : liability(`kind.${kind}`));
}

/** What a position is called: a recorded value by its kind, a contract by its line. */
export function usePositionName(): (position: AssetPosition | DebtPosition) => string {
  const { t } = useTranslation('household/contracts');
  const kindName = useKindName();
  return (position) =>
    position.source === 'contract' ? t(`line.${position.kind}`) : kindName(position.kind);
}
