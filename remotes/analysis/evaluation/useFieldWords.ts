import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { FieldState } from './judge';

/** What a field is called, and how it stands in a word. */
export function useFieldWords() {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation.radar' });
  const { t: code } = useTranslation('household/needDecisions');
  const { percent } = useFormat();
  return {
    name: ({ field }: Pick<FieldState, 'field'>): string =>
      field === 'liability' || field === 'property' ? t(`of.${field}`) : code(`topic.${field}`),
    state: ({ kind, share = 0, measured }: FieldState): string => {
      if (kind !== 'known') return t(kind);
      if (measured && share < 1) return percent(share, { maximumDecimals: 0 });
      return t(share >= 1 ? 'covered' : share > 0 ? 'partial' : 'none');
    },
  };
}
