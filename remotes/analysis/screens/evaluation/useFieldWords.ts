import { needFieldWord, type NeedFieldState } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** What a field is called, and how it stands in a word. */
export function useFieldWords() {
  const { t } = useTranslation('household/judgedNeeds');
  const { t: code } = useTranslation('household/needDecisions');
  const { percent } = useFormat();
  return {
    name: ({ field }: Pick<NeedFieldState, 'field'>): string =>
      field === 'liability' || field === 'property' ? t(`name.${field}`) : code(`topic.${field}`),
    state: (state: NeedFieldState): string => {
      const word = needFieldWord(state);
      return word === 'share' ? percent(state.share ?? 0, { maximumDecimals: 0 }) : t(`state.${word}`);
    },
  };
}
