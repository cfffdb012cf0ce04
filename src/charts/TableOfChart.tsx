import { useTranslation } from '@vp-digital/core/libs/i18n';
import { saveCsv } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import type { CsvColumn } from '@vp-digital/core/reference/format';
import { Button, Row, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useState } from 'react';

/** A column of words or of amounts in cents: what is shown and what is saved are the same. */
export type ChartColumn<Item> = CsvColumn<Item>;

export interface TableOfChartProps<Item> {
  caption: string;
  columns: readonly ChartColumn<Item>[];
  rows: readonly Item[];
  /** Name of the file, without its ending; it says nothing about whose household it is. */
  file: string;
}

/** A chart in figures, unfolded by a button, and as a file for a spreadsheet. */
export function TableOfChart<Item>({ caption, columns, rows, file }: TableOfChartProps<Item>) {
  const { t } = useTranslation('app', { keyPrefix: 'chartTable' });
  const { euros, date, number, language } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const dayOf = (day: string | undefined) => (day === undefined ? '–' : date(day));
  const shown = columns.map((column): SumColumn<Item> => {
    const { key, header } = column;
    if (column.kind === 'text')
      return { kind: 'text', key, header, cell: (item) => column.value(item) ?? '–' };
    if (column.kind === 'date')
      return { kind: 'text', key, header, cell: (item) => dayOf(column.value(item)) };
    const format =
      column.kind === 'money'
        ? (value: number) => euros(value)
        : (value: number) => number(value, { minimumDecimals: column.decimals ?? 0 });
    return { kind: 'figure', key, header, value: column.value, format };
  });
  return (
    <Stack>
      <Row>
        <Button kind="quiet" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'close' : 'open')}
        </Button>
        <Button kind="quiet" size="compact" onClick={() => saveCsv({ columns, rows, language, file })}>
          {t('save')}
        </Button>
      </Row>
      {isOpen && (
        <SumTable caption={caption} columns={shown} rows={rows} rowKey={(row) => String(rows.indexOf(row))} />
      )}
    </Stack>
  );
}
