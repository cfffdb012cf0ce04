import { CustomerCard, CustomerRows, useCoveredRow } from '@vp-digital/core/customer';
import { OfField, OfFigure } from '@vp-digital/core/figures';
import { assetsFigure, certaintyOfEntry, coveredIn, inOrder } from '@vp-digital/core/household';
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
  const isCovered = coveredIn(data.assets).some((kind) => isAccount({ kind }));
  const covered = useCoveredRow()(isCovered);
  if (accounts.length === 0 && !isCovered) return undefined;
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
            ...covered,
          ]}
        />
      </CustomerCard>
    </OfFigure>
  );
}
