import { useTranslation } from '@vp-digital/core/libs/i18n';
import { categoryOfMotif } from '../../../shared/wishes-and-goals/motifs/motifOf';
import type { MotifName } from '../../../shared/wishes-and-goals/motifs/pictures';

/** What a motif is called: what goals of it are about, where it has no name of its own. */
export function useMotifName(): (motif: MotifName) => string {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.motif.name' });
  const { t: code } = useTranslation('household/goals');
  return (motif) => {
    switch (motif) {
      case 'house':
      case 'child':
      case 'sabbatical':
      case 'renovation':
        return t(motif);
      case 'dream':
        return code('priority.dream');
      default:
        return code(`category.${categoryOfMotif[motif]}`);
    }
  };
}

/** What a new goal of a motif is called, until somebody says it in words of her own. */
export function useFirstTitle(): (motif: MotifName) => string {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  const { t: code } = useTranslation('household/goals');
  const nameOf = useMotifName();
  return (motif) => {
    if (motif === 'dream') return t('dreamTitle');
    return motif === 'renovation' ? nameOf(motif) : code(`category.${categoryOfMotif[motif]}`);
  };
}
