import { OfField } from '@vp-digital/core/figures';
import { costIn, isPremiumMissing } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import {
  ConfidentialList,
  type ConfidentialListProps,
  type ConfidentialRow,
} from '../../shared/confidential/ConfidentialList';
import type { ContractEntry, ContractKind } from '../../shared/contracts/data';

export interface ContractsApartProps extends Omit<ConfidentialListProps, 'rows' | 'amountHeader'> {
  kind: ContractKind;
  /** Of this kind. */
  entries: readonly ContractEntry[];
}

/** What of these contracts one person discusses alone, and what each costs a month. */
export function ContractsApart({ kind, entries, ...list }: ContractsApartProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const { money } = useFormat();
  const rows = entries.flatMap(({ id, contract }): ConfidentialRow[] => {
    const { line, company, discussedAlone: mode, personIds: owners } = contract;
    if (mode === undefined) return [];
    const amount = !isPremiumMissing(contract) && (
      <OfField field="contracts.premium">{money(costIn('month', contract))}</OfField>
    );
    return [{ id, name: [code(`line.${line}`), company].filter(Boolean).join(', '), mode, owners, amount }];
  });
  return <ConfidentialList rows={rows} amountHeader={t(`premiumMonthly.${kind}`)} {...list} />;
}
