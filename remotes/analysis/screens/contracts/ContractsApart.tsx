import { OfField } from '@vp-digital/core/figures';
import { costIn, isPremiumMissing } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { AloneList, type AloneListProps, type AloneRow } from '../../shared/alone/AloneList';
import type { ContractEntry, ContractKind } from '../../shared/contracts/data';

export interface ContractsApartProps extends Omit<AloneListProps, 'rows' | 'amountHeader'> {
  kind: ContractKind;
  /** Of this kind. */
  entries: readonly ContractEntry[];
}

/** What of these contracts one person discusses alone, and what each costs a month. */
export function ContractsApart({ kind, entries, ...list }: ContractsApartProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const { money } = useFormat();
  const rows = entries.flatMap(({ id, contract }): AloneRow[] => {
    const { line, company, discussedAlone: way, personIds: owners } = contract;
    if (way === undefined) return [];
    const amount = !isPremiumMissing(contract) && (
      <OfField field="contracts.premium">{money(costIn('month', contract))}</OfField>
    );
    return [{ id, name: [code(`line.${line}`), company].filter(Boolean).join(', '), way, owners, amount }];
  });
  return <AloneList rows={rows} amountHeader={t(`premiumMonthly.${kind}`)} {...list} />;
}
