import type { PensionLetterProposal } from '@vp-digital/core/contracts';
import type { Adult } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import type { StatePensionData } from '../../../shared/state-pension/data';
import { confirmedValues, type LetterField } from './letterFields';

/** Writes what was confirmed of a letter, into one that there is or a new one. */
export function useTakeLetter(data: StatePensionData, { id: personId, name }: Adult) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension' });
  const letters = useEntries('statutoryPensions');
  const today = useHost().clock.today();
  return (
    proposal: PensionLetterProposal,
    confirmed: readonly LetterField[],
    letterId: string | undefined,
  ) => {
    const of = t('entry', { name });
    const values = confirmedValues(proposal, confirmed);
    const isDated = confirmed.includes('recordDate');
    if (letterId === undefined)
      letters.put(
        crypto.randomUUID(),
        {
          personId,
          provider: 'statutory',
          position: Object.keys(data.statutoryPensions.items).length,
          recordDate: today,
          ...values,
          // without its day it counts as told, as what was entered without a letter does
          source: isDated ? 'document' : 'customer',
        },
        of,
      );
    else letters.change(letterId, { ...values, ...(isDated && { source: 'document' as const }) }, of);
  };
}
