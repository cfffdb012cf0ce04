import { OfField, OfFigure } from '@vp-digital/core/figures';
import { assetsFigure, inPersonsOrder, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePartlyKnown } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { RowButton, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useAccountPurpose } from '../../../shared/fields/useAccountPurpose';
import { useBankAccountName } from '../../../shared/fields/useBankAccountName';
import classes from '../ContractTable.module.css';
import { type Account, type AccountsData, ownersOfAccount } from './accounts';

export interface AccountsTableProps {
  accounts: readonly Account[];
  data: AccountsData;
  openId: string | undefined;
  sheetId: string;
  /** Left out where nothing may be changed. */
  onOpen: ((id: string) => void) | undefined;
}

/** All accounts: what, at which bank, whose, what for, and how much is on them. */
export function AccountsTable({ accounts, data, openId, sheetId, onOpen }: AccountsTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'accounts' });
  const { t: kind } = useTranslation('household/assets');
  const purposeOf = useAccountPurpose(data);
  const { date, money } = useFormat();
  const { named, recorded } = useBankAccountName(data);
  const isPartly = usePartlyKnown(['assets']);
  const nameOf = ({ asset, bankId }: Account) =>
    asset ? (asset.name ?? kind(`kind.${asset.kind}`)) : named(bankId);
  const kindOf = ({ asset }: Account) => asset && kind(`kind.${asset.kind}`);
  const columns: SumColumn<Account>[] = [
    {
      kind: 'text',
      key: 'name',
      header: t('column.account'),
      cell: (account) => (
        <>
          {onOpen ? (
            <RowButton
              aria-expanded={openId === account.id}
              aria-controls={openId === account.id ? sheetId : undefined}
              onClick={() => onOpen(account.id)}
            >
              {nameOf(account)}
            </RowButton>
          ) : (
            nameOf(account)
          )}
          {kindOf(account) !== undefined && kindOf(account) !== nameOf(account) && (
            <div className={classes['detail']}>{kindOf(account)}</div>
          )}
        </>
      ),
    },
    {
      kind: 'text',
      key: 'bank',
      header: t('column.bank'),
      secondary: true,
      cell: ({ bankId }) => bankId !== undefined && recorded(bankId),
    },
    {
      kind: 'text',
      key: 'owners',
      header: t('column.owners'),
      secondary: true,
      cell: (account) =>
        inPersonsOrder(ownersOfAccount(account, data), data)
          .map((personId) => shortNameOf(data, personId) ?? '')
          .filter(Boolean)
          .join(', '),
    },
    {
      kind: 'text',
      key: 'purpose',
      header: t('column.purpose'),
      secondary: 'roomy',
      cell: ({ bank }) => bank?.purpose && purposeOf(bank.purpose, bank.personIds),
    },
    {
      kind: 'text',
      key: 'asOf',
      header: t('column.asOf'),
      secondary: true,
      cell: ({ asset }) => asset && date(asset.asOf),
    },
    {
      kind: 'figure',
      key: 'balance',
      header: t('column.balance'),
      value: ({ asset }) => asset?.value || undefined,
      format: money,
      cell: ({ asset }) =>
        asset?.value ? <OfField field="assets.value">{money(asset.value)}</OfField> : '–',
    },
  ];
  return (
    <OfFigure figure={assetsFigure} stays>
      <SumTable
        caption={t('title')}
        columns={columns}
        rows={accounts}
        rowKey={({ id }) => id}
        total={isPartly ? undefined : t('total')}
      />
    </OfFigure>
  );
}
