import type { Contract, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { createSameContract } from '../list/sameContract';

/** Says in words whether the household has a contract already. */
export function useKnownContract(data: Pick<SectionData, 'contracts'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos.known' });
  return (contract: Contract): string | undefined => {
    const doubt = createSameContract(data)(contract, 0);
    switch (doubt?.kind) {
      case 'sameNumber':
      case 'same':
      case 'archived':
        return t(doubt.kind);
      default:
        return undefined;
    }
  };
}
