import type { AssetPosition, SectionData } from '@vp-digital/core/household';
import { useOwnersText } from './useOwnersText';

export interface OwnersTextProps {
  owners: AssetPosition['owners'];
  persons: SectionData['persons'];
}

/** Whose it is, in short. */
export const OwnersText = ({ owners, persons }: OwnersTextProps) => useOwnersText(persons)(owners);
