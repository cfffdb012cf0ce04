import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import {
  freeAmountFigure,
  knownFree,
  positionCost,
  positionsInCart,
  shownFreeAmount,
  withPositions,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { CartPageData } from './documents';

const rows = ['net', 'expenses', 'loanRates', 'savings', 'insurance', 'free'] as const;
type MonthRow = (typeof rows)[number];
const words = {
  net: 'householdNet',
  expenses: 'livingCosts',
  loanRates: 'loanRates',
  savings: 'savingRates',
  insurance: 'premiums',
  free: 'freeAmount',
} as const;

/** "Ihr Monat": F4 today and with what lies in the cart, less what is declined. */
export function MonthCard({ data }: { data: CartPageData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.month' });
  const { euros } = useFormat();
  const { word } = useFigureTexts();
  const with_ = withPositions(data, 'both');
  const known = knownFree(data);
  const [now, then] = [shownFreeAmount(data), shownFreeAmount(with_)];
  const over = known.kind === 'computed' && then.free < 0;
  const unknown = positionsInCart(data).filter(
    ([, position]) => position.line !== undefined && positionCost(position) === undefined,
  );
  const sign = (row: MonthRow) => (row === 'net' || row === 'free' ? 1 : -1);
  const column = (key: 'now' | 'then', amounts: typeof now): SumColumn<MonthRow> => ({
    kind: 'figure',
    key,
    header: t(key),
    summed: false,
    value: (row) => sign(row) * amounts[row],
    format: (amount) => euros(amount),
    cell: (row) => (row === 'free' ? <b>{euros(amounts.free)}</b> : euros(sign(row) * amounts[row])),
  });
  return (
    <Card title={t('title')}>
      {known.kind === 'computed' ? (
        <Stack>
          <OfFigure figure={freeAmountFigure}>
            <SumTable
              caption={t('title')}
              columns={[
                { kind: 'text', key: 'name', header: t('part'), cell: (row) => word(words[row]) },
                column('now', now),
                column('then', then),
              ]}
              rows={rows}
              rowKey={(row) => row}
            />
          </OfFigure>
          <Caption>{t('with')}</Caption>
          {over && (
            <Alert tone="warning" title={t('over', { amount: euros(-then.free) })}>
              {t('overText')}
            </Alert>
          )}
          {unknown.length > 0 && <p>{t('unknownPremium', { count: unknown.length })}</p>}
        </Stack>
      ) : (
        <p>{t('unknown')}</p>
      )}
    </Card>
  );
}
