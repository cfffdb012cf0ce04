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

export interface AloneRow {
  id: string;
  name: string;
  way: DiscussedAlone;
  owners: readonly string[];
  amount: ReactNode;
}

export interface AloneListProps {
  rows: readonly AloneRow[];
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
export function AloneList({ rows, persons, amountHeader, openId, sheetId, onOpen }: AloneListProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'alone' });
  const [aloneWith, setAloneWith] = useState<string>();
  if (rows.length === 0) return undefined;
  const own = rows.filter(({ owners }) => aloneWith === undefined || owners.includes(aloneWith));
  const people = adults({ persons });
  const withName = (id: string) => t('with', { name: shortNameOf({ persons }, id) });
  const title = aloneWith === undefined ? t('title') : withName(aloneWith);
  const nameOf = ({ owners: [owner = ''] }: AloneRow) => shortNameOf({ persons }, owner) ?? t('whose');
  const columns: SumColumn<AloneRow>[] = [
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
            <Caption>{t(`badge.${row.way}`, { name: nameOf(row) })}</Caption>
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
                pressed={id === aloneWith}
                onToggle={() => setAloneWith(id === aloneWith ? undefined : id)}
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
        <Caption>{t(aloneWith === undefined ? 'caption' : 'onlyOwn')}</Caption>
      </Stack>
    </NotOnPaper>
  );
}
