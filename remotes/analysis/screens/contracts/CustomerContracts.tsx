import { CustomerCard, CustomerRows, useMaskedRow, useFigureRow } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  certaintyOfEntry,
  costIn,
  maskedIn,
  isPremiumMissing,
  loanRatesFigure,
  personsOfContract,
  premiumsFigure,
  savingRatesFigure,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type ContractKind, type ContractsData, entriesOf } from '../../shared/contracts/data';

const sums = { insurance: premiumsFigure, saving: savingRatesFigure, loan: loanRatesFigure } as const;

/** The contracts of a kind: what, where and for whom, what each costs a month, and their sum. */
export function CustomerContracts({ kind, data }: { kind: ContractKind; data: ContractsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contractsCustomer' });
  const { t: code } = useTranslation('household/contracts');
  const { money } = useFormat();
  const row = useFigureRow('cents');
  const entries = entriesOf(data, kind);
  const isMasked = maskedIn(data.contracts).includes(kind);
  const masked = useMaskedRow()(isMasked);
  if (entries.length === 0 && !isMasked) return undefined;
  const rows = entries.map(({ id, contract }) => {
    const names = personsOfContract(contract, data).map((personId) => shortNameOf(data, personId) ?? '');
    const isOpen = isPremiumMissing(contract);
    return {
      key: id,
      name: code(`line.${contract.line}`),
      detail: [contract.company, names.join(', ')].filter(Boolean).join(' · '),
      value: isOpen ? '–' : money(costIn('month', contract)),
      certainty: isOpen ? ('missing' as const) : certaintyOfEntry(contract),
    };
  });
  const isKnown = entries.some(({ contract }) => !isPremiumMissing(contract));
  const total = isKnown ? row(sums[kind], data, {}).map((sum) => ({ ...sum, total: true })) : [];
  return (
    <OfFigure figure={sums[kind]}>
      <CustomerCard title={t(`list.${kind}`)}>
        <CustomerRows rows={[...rows, ...masked, ...total]} />
      </CustomerCard>
    </OfFigure>
  );
}
