import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { householdNetFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useFlowNames } from '../../shared/budget/useFlowNames';
import { storedBudget } from '../../shared/budget/budgetRows';
import { type FrozenState, useFrozenState } from '../../shared/frozen/useFrozenState';
import { frozenMonth } from './frozenMonth';
import { Headline } from './Headline';

/** Where the money went then, for the customer. */
export default function ExpensesOfSnapshotCustomer() {
  const { state } = useFrozenState();
  return state && <Picture state={state} />;
}

function Picture({ state }: { state: FrozenState }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesOfSnapshotCustomer' });
  const { date, euros } = useFormat();
  const names = useFlowNames();
  const month = frozenMonth(state);
  const { lines } = storedBudget(state.data, state);
  const amount = (cents: number, figure: (typeof lines)[number]['figure']) => (
    <OfFigure figure={figure} stays>
      {euros(cents)}
    </OfFigure>
  );
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(state.data) })}
      headline={<Headline state={state} />}
    >
      <CustomerCard title={t('month', { day: date(state.date) })} wide>
        <CustomerRows
          columns={2}
          rows={lines.map((line) => ({
            key: line.key,
            name: names.use(line),
            value: line.month === undefined ? '–' : amount(line.month, line.figure),
          }))}
        />
      </CustomerCard>
      {month && (
        <CustomerCard title={t('net')}>
          <CustomerRows
            rows={[{ key: 'net', name: t('netOf'), value: amount(month.sums.net, householdNetFigure) }]}
          />
        </CustomerCard>
      )}
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
