import { useFigureTexts } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { FlowSource, FlowUse } from './flows';

/** What sources and uses are called. */
export function useFlowNames() {
  const { t } = useTranslation('analysis');
  const { t: expense } = useTranslation('household/expenses');
  const { t: income } = useTranslation('household/incomes');
  const { word } = useFigureTexts();
  return {
    source: (source: FlowSource): string => {
      switch (source.kind) {
        case 'person':
          return source.name;
        case 'childBenefit':
          return income('kind.childBenefit');
        case 'missing':
          return t('flow.missing');
      }
    },
    use: ({ key }: Pick<FlowUse, 'key'>): string => {
      switch (key) {
        case 'insurance':
          return word('premiums');
        case 'loanRates':
          return word('loanRates');
        case 'savings':
          return word('savingRates');
        case 'free':
          return word('freeAmount');
        default:
          return expense(`category.${key}`);
      }
    },
  };
}
