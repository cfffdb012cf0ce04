import { type AssumedFact, estimatedPointsRules } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption } from '@vp-digital/core/ui';

export interface AssumedPensionProps {
  /** Of the figure beside it; nothing is drawn where a letter has told it. */
  assumed: AssumedFact | undefined;
  pension: 'oldAge' | 'disability';
  /** Whose it is. */
  name: string;
}

/** That a pension is estimated from pay and age, and how, for the advisor. */
export function AssumedPension({ assumed, pension, name }: AssumedPensionProps) {
  const say = useAssumedPension();
  return assumed && <Caption>{say(pension, name)}</Caption>;
}

/** The same in a sentence, for the advisor and, shorter, for the customer. */
export function useAssumedPension(reader: 'advisor' | 'customer' = 'advisor') {
  const { t } = useTranslation('household/certainty', { keyPrefix: `assumed.${reader}` });
  const { percent } = useFormat();
  const { startAge, share } = estimatedPointsRules;
  return (pension: AssumedPensionProps['pension'], name: string): string =>
    t(pension, { name, age: startAge, share: percent(share, { maximumDecimals: 0 }) });
}
