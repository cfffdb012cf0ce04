import { OfField } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { AloneList, type AloneListProps, type AloneRow } from '../alone/AloneList';
import type { ContractEntry } from './data';

export interface ContractsApartProps extends Omit<AloneListProps, 'rows'> {
  entries: readonly ContractEntry[];
}

/** What of these contracts one person discusses alone. */
export function ContractsApart({ entries, ...list }: ContractsApartProps) {
  const { t: code } = useTranslation('household/contracts');
  const { money } = useFormat();
  const rows = entries.flatMap(({ id, contract }): AloneRow[] => {
    const { line, company, discussedAlone: way, personIds: owners, premium } = contract;
    if (way === undefined) return [];
    const amount = <OfField field="contracts.premium">{money(premium)}</OfField>;
    return [{ id, name: [code(`line.${line}`), company].filter(Boolean).join(', '), way, owners, amount }];
  });
  return <AloneList rows={rows} {...list} />;
}
