import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { FlowSource, FlowUse } from './flows';

/** What sources and uses are called. */
export function useFlowNames() {
  const { t } = useTranslation('analysis');
  return {
    source: (source: FlowSource): string => {
      switch (source.kind) {
        case 'person':
          return source.name;
        case 'childBenefit':
          return t('income.kind.childBenefit');
        case 'missing':
          return t('expenses.flow.missing');
      }
    },
    use: ({ key }: FlowUse): string => {
      switch (key) {
        case 'insurance':
        case 'loanRates':
        case 'savings':
        case 'free':
          return t(`expenses.part.${key}`);
        default:
          return t(`expenses.category.${key}`);
      }
    },
  };
}
