import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import { needDecisionId, type OpenNeed } from '@vp-digital/core/household';
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
  VisuallyHidden,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from './OrderSheet.module.css';
import type { ComparisonData } from './data';

export interface OrderSheetProps {
  id: string;
  /** By rank. */
  rows: readonly OpenNeed[];
  data: ComparisonData;
  onClose(): void;
}

/** In which order the household wants to talk about what is open. */
export function OrderSheet({ id, rows, data, onClose }: OrderSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparisonParts.order' });
  const { amount, name } = useNeedWords(data);
  const list = useEntries('needDecisions');
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
  const move = (from: number, to: number) => {
    const next = [...rows];
    const [row] = next.splice(from, 1);
    if (!row || to < 0 || to >= rows.length) return;
    next.splice(to, 0, row);
    agree(next);
    setMoved(t('place', { topic: name(row), rank: to + 1 }));
  };
  const compute = () => {
    for (const row of rows) if (row.decided) list.change(row.decided.id, { rank: undefined }, name(row));
    forgetOthers();
  };
  return (
    <SideSheet id={id} opened title={t('title')} onClose={onClose}>
      <Stack gap="medium">
        <p>{t(isAgreed ? 'agreed' : 'computed')}</p>
        <ol className={classes['list']}>
          {rows.map((row, index) => (
            <li key={row.key} className={classes['topic']}>
              <span className={classes['rank']} aria-hidden>
                {row.rank}
              </span>
              <span className={classes['name']}>
                {name(row)}{' '}
                {row.need.kind === 'measured' && (
                  <OfNeed topic={row.topic}>
                    <Caption>{amount(row.need, row.need.gap)}</Caption>
                  </OfNeed>
                )}
              </span>
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
            </li>
          ))}
        </ol>
        <VisuallyHidden>
          <span role="status">{moved}</span>
        </VisuallyHidden>
        <Row>
          <Button kind="primary" onClick={onClose}>
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
