import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Card, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Decided } from './decided';
import type { ListUse } from './listUse';
import type { ListRow } from './reading/row';
import { RowItem } from './RowItem';

export interface RowsCardProps<Entry> {
  rows: readonly Decided<Entry>[];
  /** The same rows as they stand in the list. */
  written: readonly ListRow[];
  use: ListUse<Entry>;
  onTake(numbers: readonly number[], isTaken: boolean): void;
}

/** So many are drawn at once. */
const atOnce = 25;

/** What would be written, row by row, beside what stands in the household. */
export function RowsCard<Entry>({ rows, written, use: { list, textsOf }, onTake }: RowsCardProps<Entry>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'listImport.rows' });
  const [drawn, setDrawn] = useState(atOnce);
  const possible = rows.filter(({ entry }) => entry !== undefined);
  const taken = possible.filter(({ isTaken }) => isTaken);
  const all = (isTaken: boolean) =>
    onTake(
      possible.map(({ number }) => number),
      isTaken,
    );
  return (
    <Card
      kind="advisor"
      title={t(`title.${list}`)}
      caption={t('caption', { taken: taken.length, possible: possible.length, count: rows.length })}
      actions={
        <Row gap="small">
          <Button size="compact" disabled={taken.length === possible.length} onClick={() => all(true)}>
            {t('all')}
          </Button>
          <Button size="compact" disabled={taken.length === 0} onClick={() => all(false)}>
            {t('none')}
          </Button>
        </Row>
      }
    >
      <Stack>
        {rows.slice(0, drawn).map((row, index) => (
          <RowItem
            key={row.number}
            row={row}
            says={saidIn(written[index])}
            textsOf={textsOf}
            onTake={(isTaken) => onTake([row.number], isTaken)}
          />
        ))}
        {rows.length > drawn && (
          <div>
            <Button kind="quiet" size="compact" onClick={() => setDrawn(drawn + 4 * atOnce)}>
              {t('more', { count: rows.length - drawn })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** What a row is of, in its own words. */
const saidIn = (row: ListRow | undefined): string =>
  ['line', 'category', 'kind', 'company', 'detail'].flatMap((column) => row?.texts[column] ?? []).join(', ');
