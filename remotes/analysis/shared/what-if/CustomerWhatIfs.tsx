import { WhatIfCard } from '@vp-digital/core/customer';
import { useFigureTexts } from '@vp-digital/core/figures';
import type { savingsRateFigure } from '@vp-digital/core/household';
import { type DataOf, knownFree, shownFreeAmount, savingsRateScenario } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { savingsRateBasis } from './savingsRateBasis';

/** What the advisor tries out at the free amount or the savings rate, for the customer, while she does. */
export function CustomerWhatIfs({ data }: { data: DataOf<typeof savingsRateFigure.documents> }) {
  const { t } = useTranslation('household/whatIf');
  const { word } = useFigureTexts();
  const { euros, share } = useFormat();
  const date = useHost().clock.today();
  const before = shownFreeAmount(data).free;
  const rate = savingsRateBasis(data, date);
  const monthly = (amount: number) => t('monthly', { amount: euros(amount) });
  return (
    <>
      {knownFree(data).kind === 'computed' && (
        <WhatIfCard name="freeAmount" label={word('freeAmount')} before={before} shown={monthly}>
          {(value) => t('aYear', { amount: euros(12 * (value - before), { sign: 'difference' }) })}
        </WhatIfCard>
      )}
      {rate && (
        <WhatIfCard
          name="savingsRate"
          label={word('savingsRate')}
          before={rate.before}
          shown={(value) => share(value / 10_000)}
        >
          {(value) => {
            const outcome = savingsRateScenario(data, rate.rateOf(value));
            if (outcome.kind !== 'computed') return undefined;
            const { savings, free } = outcome.value;
            return t(free.then < 0 ? 'savedShort' : 'savedLeft', {
              saved: euros(savings.then),
              free: euros(Math.abs(free.then)),
            });
          }}
        </WhatIfCard>
      )}
    </>
  );
}
