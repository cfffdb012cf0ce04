import { OfField } from '@vp-digital/core/figures';
import { holdersOf, inOrder } from '@vp-digital/core/household';
import { useFormat } from '@vp-digital/core/platform';
import type { ConfidentialRow } from '../../shared/confidential/ConfidentialList';
import type { BalancePageData, Side } from '../../shared/entry-sheet/data';
import { useKindName } from '../../shared/entry-sheet/useKindName';

const fields = { assets: 'assets.value', liabilities: 'liabilities.amount' } as const;

/** What of a side one person discusses alone. */
export function useApart(side: Side, stored: BalancePageData): ConfidentialRow[] {
  const nameOf = useKindName();
  const { money } = useFormat();
  return inOrder<RecordedValue>(stored[side].items).flatMap(([id, entry]): ConfidentialRow[] =>
    entry.discussedAlone === undefined
      ? []
      : [
          {
            id,
            name: entry.name ?? nameOf(entry.kind),
            mode: entry.discussedAlone,
            owners: holdersOf(entry.ownership),
            amount: (
              <OfField field={fields[side]}>{money('value' in entry ? entry.value : entry.amount)}</OfField>
            ),
          },
        ],
  );
}

type RecordedValue = BalancePageData[Side]['items'][string];
