import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  type BalanceSheet,
  certaintyOf,
  netWorthFigure,
  shortNameOf,
  shownBalance,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { BalancePageData } from '../../shared/entry-sheet/data';

/** Each person's part of what is owned, less what is owed. */
export function CustomerOwners({ sheet, data }: { sheet: BalanceSheet; data: BalancePageData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balanceCustomer' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const { byPerson } = shownBalance(sheet);
  if (byPerson.length < 2 || sheet.worth.waitsFor !== undefined) return undefined;
  const isPart = netWorthFigure.isPart?.(data) ?? false;
  const certainty = isPart ? undefined : certaintyOf(netWorthFigure, data, { date });
  return (
    <OfFigure figure={netWorthFigure}>
      <CustomerCard title={t('owners')}>
        <CustomerRows
          rows={byPerson.map(({ personId, assets, liabilities }) => ({
            key: personId ?? 'others',
            name: personId === undefined ? t('others') : (shortNameOf(data, personId) ?? ''),
            detail: t('parts', { assets: euros(assets), debts: euros(liabilities) }),
            value: euros(assets - liabilities),
            certainty,
          }))}
        />
      </CustomerCard>
    </OfFigure>
  );
}
