import { OfFigure } from '@vp-digital/core/figures';
import { type BalanceSheet, carriedDebtFigure, carriedDebts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Caption } from '@vp-digital/core/ui';
import type { BalancePageData } from '../../shared/entry-sheet/data';

/** What all debts come to today, where at least one loan was recorded some payments ago. */
export function CarriedSum({ sheet, data }: { sheet: BalanceSheet; data: BalancePageData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { euros } = useFormat();
  const sum = carriedDebts(data, { debts: sheet.debts, date: useHost().clock.today() });
  if (sum === undefined) return undefined;
  return (
    <Caption>
      <OfFigure figure={carriedDebtFigure}>{t('carriedSum', { amount: euros(sum) })}</OfFigure>
    </Caption>
  );
}
