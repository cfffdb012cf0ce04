import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { hasExpenses } from '../../shared/budget/budgetRows';
import type { FrozenState } from '../../shared/frozen/useFrozenState';
import { frozenMonth } from './frozenMonth';

/** What was free then. */
export function Headline({ state }: { state: FrozenState }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesOfSnapshot.headline' });
  const { euros } = useFormat();
  if (!hasExpenses(state.data)) return t('empty');
  const month = frozenMonth(state);
  if (!month) return t('unknown');
  const { net, expenses, free } = month.sums;
  return (
    <OfFigure figure={freeAmountFigure} stays>
      <Trans
        t={t}
        i18nKey={free < 0 ? 'short' : 'free'}
        values={{ net: euros(net), expenses: euros(expenses), free: euros(Math.abs(free)) }}
        components={{ key: <Key /> }}
      />
    </OfFigure>
  );
}
