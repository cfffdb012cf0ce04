import {
  benefitKind,
  type CartPosition,
  type Contract,
  contractOf,
  monthlyPremium,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import type { CartPageData } from './documents';
import { noticesOf } from './notices';

const rows = ['company', 'premium', 'benefit', 'deductible', 'until', 'start', 'balance'] as const;
type Row = (typeof rows)[number];

/** The old contract beside the new one, and what is lost or begins anew by the switch. */
export function OldAndNew({ data, position }: { data: CartPageData; position: CartPosition }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.switch' });
  const { contract: nameOf } = usePositionWords();
  const cell = useCell();
  const { replacesId } = position;
  const old = replacesId === undefined ? undefined : data.contracts.items[replacesId];
  const next = contractOf(position);
  if (replacesId === undefined) return undefined;
  if (!old || !next) return <p>{t('gone')}</p>;
  const shown = rows.filter((row) => cell(old, row) !== undefined || cell(next, row) !== undefined);
  const column = (key: 'old' | 'new', contract: Contract): SumColumn<Row> => ({
    kind: 'text',
    key,
    header: t(key),
    cell: (row) => cell(contract, row) ?? t('notKnown'),
  });
  return (
    <Stack gap="small">
      <SumTable
        caption={t('title', { contract: nameOf(old) })}
        columns={[
          { kind: 'text', key: 'fact', header: t('fact'), cell: (row) => t(`row.${row}`) },
          column('old', old),
          column('new', next),
        ]}
        rows={shown}
        rowKey={(row) => row}
      />
      <Alert tone="warning" title={t('notices')}>
        <ul>
          {noticesOf(old, position).map((notice) => (
            <li key={notice}>{t(`notice.${notice}`)}</li>
          ))}
        </ul>
      </Alert>
    </Stack>
  );
}

/** What a contract says of a fact; undefined where it does not. */
function useCell() {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.switch' });
  const { t: code } = useTranslation('household/contracts');
  const { money, euros, date } = useFormat();
  return (contract: Contract, row: Row): string | undefined => {
    const insurance = contract.kind === 'insurance' ? contract : undefined;
    const saving = contract.kind === 'saving' ? contract : undefined;
    switch (row) {
      case 'company':
        return contract.company === '' ? undefined : contract.company;
      case 'premium':
        return contract.premium === 0 ? undefined : t('monthly', { amount: money(monthlyPremium(contract)) });
      case 'benefit':
        return insurance?.benefit === undefined
          ? undefined
          : t('benefit', {
              amount: euros(insurance.benefit),
              kind: code(`benefitKind.${benefitKind(insurance)}`),
            });
      case 'deductible':
        return insurance?.deductible === undefined ? undefined : euros(insurance.deductible);
      case 'until':
        if (insurance?.benefitUntilAge !== undefined) return t('age', { age: insurance.benefitUntilAge });
        return contract.end === undefined ? undefined : date(contract.end);
      case 'start':
        return contract.start === undefined ? undefined : date(contract.start);
      case 'balance':
        return saving?.balance === undefined ? undefined : euros(saving.balance);
    }
  };
}
