import { CustomerCard, CustomerRows, useMaskedRow, useFigureRow } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  assetsFigure,
  type BalanceSheet,
  certaintyOfEntry,
  maskedIn,
  debtsFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type BalancePageData, recordedEntry, type Side } from '../../shared/entry-sheet/data';
import { usePositionName } from '../../shared/entry-sheet/useKindName';

export interface CustomerSideProps {
  side: Side;
  sheet: BalanceSheet;
  data: BalancePageData;
}

/** What of the contracts stands on which side. */
const contractsOf = { assets: 'saving', liabilities: 'loan' } as const;

const sums = { assets: assetsFigure, liabilities: debtsFigure } as const;

/** What is owned, or owed: every value by name, and their sum. */
export function CustomerSide({ side, sheet, data }: CustomerSideProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balanceCustomer' });
  const { money } = useFormat();
  const nameOf = usePositionName();
  const row = useFigureRow('cents');
  const positions = side === 'assets' ? sheet.assets : sheet.debts;
  const isMasked = maskedIn(data[side]).length > 0 || maskedIn(data.contracts).includes(contractsOf[side]);
  const masked = useMaskedRow()(isMasked);
  if (positions.length === 0 && !isMasked) return undefined;
  const rows = positions.map((position) => {
    const { id, amount, source } = position;
    const own = recordedEntry(data, side, id)?.entry;
    const isOpen = amount === 0 && source === 'recorded';
    return {
      key: id,
      name: own?.name ?? nameOf(position),
      detail: source === 'contract' ? t('fromContract') : undefined,
      value: isOpen ? '–' : money(amount),
      certainty: isOpen ? ('missing' as const) : certaintyOfEntry(own ?? data.contracts.items[id] ?? {}),
    };
  });
  return (
    <OfFigure figure={sums[side]}>
      <CustomerCard title={t(side === 'assets' ? 'assets' : 'debts')}>
        <CustomerRows
          rows={[...rows, ...masked, ...row(sums[side], data, {}).map((sum) => ({ ...sum, total: true }))]}
        />
      </CustomerCard>
    </OfFigure>
  );
}
