import { CustomerCard, CustomerRows, useMaskedRow } from '@vp-digital/core/customer';
import { OfField, OfFigure } from '@vp-digital/core/figures';
import { assetsFigure, certaintyOfEntry, maskedIn, inOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ContractsData } from '../../../shared/contracts/data';
import { isAccount } from './accounts';

/** The accounts and what is on each; at which bank and under which number is not for others to see. */
export function CustomerAccounts({ data }: { data: ContractsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contractsCustomer' });
  const { t: code } = useTranslation('household/assets');
  const { money } = useFormat();
  const accounts = inOrder(data.assets.items).filter(([, asset]) => isAccount(asset));
  const isMasked = maskedIn(data.assets).some((kind) => isAccount({ kind }));
  const masked = useMaskedRow()(isMasked);
  if (accounts.length === 0 && !isMasked) return undefined;
  return (
    <OfFigure figure={assetsFigure}>
      <CustomerCard title={t('list.account')}>
        <CustomerRows
          rows={[
            ...accounts.map(([id, asset]) => ({
              key: id,
              name: asset.name ?? code(`kind.${asset.kind}`),
              value: asset.value ? <OfField field="assets.value">{money(asset.value)}</OfField> : '–',
              certainty: asset.value ? certaintyOfEntry(asset) : ('missing' as const),
            })),
            ...masked,
          ]}
        />
      </CustomerCard>
    </OfFigure>
  );
}
