import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import { needDecisionId, type OpenNeed, type NeedData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import {
  Button,
  Caption,
  IconButton,
  Row,
  SideSheet,
  SortedDownIcon,
  SortedUpIcon,
  Stack,
  useReadOnly,
  VisuallyHidden,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { SortableRows } from '../sortable/SortableRows';
import classes from './OrderSheet.module.css';

export interface OrderSheetProps {
  id: string;
  /** By rank. */
  rows: readonly OpenNeed[];
  data: NeedData;
  onClose(): void;
}

/** In which order the household wants to talk about what is open. */
export function OrderSheet({ id, rows, data, onClose }: OrderSheetProps) {
  const { t } = useTranslation('household/needTable', { keyPrefix: 'order' });
  const { amount, name } = useNeedWords(data);
  const list = useEntries('needDecisions');
  const readOnly = useReadOnly() !== undefined;
  const [moved, setMoved] = useState('');
  const isAgreed = rows.some(({ decided }) => decided?.decision.rank !== undefined);
  const others = Object.entries(data.needDecisions.items).filter(
    ([id, { rank }]) => rank !== undefined && !rows.some(({ decided }) => decided?.id === id),
  );
  /** What is not open any more has no place in an order. */
  const forgetOthers = () => {
    for (const [id, { topic, personId }] of others)
      list.change(id, { rank: undefined }, name({ topic, ...(personId !== undefined && { personId }) }));
  };
  const agree = (next: readonly OpenNeed[]) => {
    next.forEach((row, index) => {
      const { topic, personId, decided } = row;
      const rank = index + 1;
      if (decided) list.change(decided.id, { rank }, name(row));
      else
        list.put(
          needDecisionId(row),
          { position: 0, topic, rank, ...(personId !== undefined && { personId }) },
          name(row),
        );
    });
    forgetOthers();
  };
  /** By keys and by hand alike; who moves by a button hears where the topic is now. */
  const arrange = (keys: readonly string[]) =>
    agree(keys.flatMap((key) => rows.filter((row) => row.key === key)));
  const move = (from: number, to: number) => {
    const keys = rows.map(({ key }) => key);
    const [key] = keys.splice(from, 1);
    const row = rows[from];
    if (!row || key === undefined || to < 0 || to >= rows.length) return;
    keys.splice(to, 0, key);
    arrange(keys);
    setMoved(t('place', { topic: name(row), rank: to + 1 }));
  };
  const compute = () => {
    for (const row of rows) if (row.decided) list.change(row.decided.id, { rank: undefined }, name(row));
    forgetOthers();
  };
  const aside = (key: string) => {
    const index = rows.findIndex((row) => row.key === key);
    const row = rows[index];
    if (!row) return undefined;
    return (
      <span className={classes['keys']}>
        <IconButton
          writes
          icon={SortedUpIcon}
          label={t('up', { topic: name(row) })}
          aria-disabled={index === 0 || undefined}
          onClick={() => move(index, index - 1)}
        />
        <IconButton
          writes
          icon={SortedDownIcon}
          label={t('down', { topic: name(row) })}
          aria-disabled={index === rows.length - 1 || undefined}
          onClick={() => move(index, index + 1)}
        />
      </span>
    );
  };
  const below = (key: string) => {
    const row = rows.find((one) => one.key === key);
    if (row?.need.kind !== 'measured') return undefined;
    return (
      <OfNeed topic={row.topic}>
        <Caption>{amount(row.need, row.need.gap)}</Caption>
      </OfNeed>
    );
  };
  return (
    <SideSheet id={id} opened title={t('title')} onClose={onClose}>
      <Stack gap="medium">
        <p>{t(isAgreed ? 'agreed' : 'computed')}</p>
        {readOnly ? (
          <ol>
            {rows.map((row) => (
              <li key={row.key}>{name(row)}</li>
            ))}
          </ol>
        ) : (
          <SortableRows
            label={t('title')}
            rows={rows.map((row) => ({ name: row.key, title: `${row.rank}. ${name(row)}` }))}
            aside={aside}
            below={below}
            onMove={arrange}
          />
        )}
        <VisuallyHidden>
          <span role="status">{moved}</span>
        </VisuallyHidden>
        <Row>
          <Button kind="primary" leavesSheet onClick={onClose}>
            {t('done')}
          </Button>
          {isAgreed && (
            <Button writes onClick={compute}>
              {t('compute')}
            </Button>
          )}
        </Row>
      </Stack>
    </SideSheet>
  );
}
