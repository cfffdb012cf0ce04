import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Option } from '@vp-digital/core/ui';
import type { ContractKind, ContractLine } from '../../shared/contracts/data';
import { linesOf } from './templates';

/** The lines of a kind of contract, found by their common words and abbreviations too. */
export function useLineOptions(): (kind: ContractKind) => Option<ContractLine>[] {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  return (kind) =>
    linesOf[kind].map((value) => ({
      value,
      label: code(`line.${value}`),
      words: t(`words.${value}`).split(', '),
    }));
}
