import { adults, type DiscussedAlone, type SectionData, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  Caption,
  Empty,
  FilterChip,
  Row,
  RowButton,
  type SumColumn,
  SumTable,
  Stack,
} from '@vp-digital/core/ui';
import { type ReactNode, useState } from 'react';
import { NotOnPaper } from './NotOnPaper';

export interface ConfidentialRow {
  id: string;
  name: string;
  mode: DiscussedAlone;
  owners: readonly string[];
  amount: ReactNode;
}

export interface ConfidentialListProps {
  rows: readonly ConfidentialRow[];
  persons: SectionData['persons'];
  /** What the amounts are. Default: an amount. */
  amountHeader?: string | undefined;
  /** The one that stands in the sheet, and the sheet's id. */
  openId: string | undefined;
  sheetId: string;
  /** Left out where nothing may be changed. */
  onOpen: ((id: string) => void) | undefined;
}

/**
 * What one person discusses alone: for the advisor's eyes, beside the sums that leave it out. In a talk with one of them only
 * what that person keeps stands there, and nothing of the other.
 */
export function ConfidentialList({
  rows,
  persons,
  amountHeader,
  openId,
  sheetId,
  onOpen,
}: ConfidentialListProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'alone' });
  const [confidentialTo, setConfidentialTo] = useState<string>();
  if (rows.length === 0) return undefined;
  const own = rows.filter(({ owners }) => confidentialTo === undefined || owners.includes(confidentialTo));
  const people = adults({ persons });
  const withName = (id: string) => t('with', { name: shortNameOf({ persons }, id) });
  const title = confidentialTo === undefined ? t('title') : withName(confidentialTo);
  const nameOf = ({ owners: [owner = ''] }: ConfidentialRow) => shortNameOf({ persons }, owner) ?? t('whose');
  const columns: SumColumn<ConfidentialRow>[] = [
    {
      kind: 'text',
      key: 'what',
      header: t('what'),
      cell: (row) => (
        <>
          {onOpen ? (
            <RowButton
              aria-expanded={openId === row.id}
              aria-controls={openId === row.id ? sheetId : undefined}
              onClick={() => onOpen(row.id)}
            >
              {row.name}
            </RowButton>
          ) : (
            row.name
          )}
          <div>
            <Caption>{t(`badge.${row.mode}`, { name: nameOf(row) })}</Caption>
          </div>
        </>
      ),
    },
    {
      kind: 'figure',
      key: 'amount',
      header: amountHeader ?? t('amount'),
      value: () => undefined,
      format: String,
      cell: ({ amount }) => amount,
    },
  ];
  return (
    <NotOnPaper>
      <Stack gap="small">
        <h3>{title}</h3>
        {people.length > 1 && (
          <Row>
            {people.map(({ id }) => (
              <FilterChip
                key={id}
                pressed={id === confidentialTo}
                onToggle={() => setConfidentialTo(id === confidentialTo ? undefined : id)}
              >
                {withName(id)}
              </FilterChip>
            ))}
          </Row>
        )}
        {own.length > 0 ? (
          <SumTable caption={title} columns={columns} rows={own} rowKey={({ id }) => id} />
        ) : (
          <Empty>{t('none')}</Empty>
        )}
        <Caption>{t(confidentialTo === undefined ? 'caption' : 'onlyOwn')}</Caption>
      </Stack>
    </NotOnPaper>
  );
}
