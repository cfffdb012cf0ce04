import { useTranslation } from '@vp-digital/core/libs/i18n';
import { NewerEntries } from '@vp-digital/core/micro-app';
import { Alert, Button, PlaceForSheets, Stack } from '@vp-digital/core/ui';
import { Fragment, type ReactNode } from 'react';
import type { GoalEntry, WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import type { MotifName } from '../../../shared/wishes-and-goals/motifs/pictures';
import type { GoalList } from '../useGoalList';
import classes from './Board.module.css';
import { DreamCard } from './DreamCard';
import { GoalCard } from './GoalCard';

export interface BoardProps {
  data: WishesAndGoalsData;
  entries: readonly GoalEntry[];
  list: GoalList;
  /** The goal open in the sheet, the sheet, which comes right after its card, and its id. */
  openId: string | undefined;
  sheet: ReactNode;
  sheetId: string;
  /** While partners rate, neither sees the other's rating. */
  isRating: boolean;
  onOpen(id: string): void;
  onAdd(motif: MotifName): void;
}

/** Each goal as a card with its picture; a placeholder while there is no dream; a removal can be undone. */
export function Board({ data, entries, list, openId, sheet, sheetId, isRating, onOpen, onAdd }: BoardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.board' });
  const hasDream = entries.some(({ goal }) => goal.priority === 'dream');
  return (
    <Stack gap="medium">
      {list.removed && (
        <Alert
          tone="info"
          announce
          title={t('removed', { name: list.removed.goal.title })}
          action={<Button onClick={list.restore}>{t('undo')}</Button>}
        />
      )}
      <NewerEntries section="goals" />
      {entries.length > 0 && (
        <section aria-label={t('title')}>
          <ul className={classes['board']}>
            {entries.map((entry) => (
              <Fragment key={entry.id}>
                <PlaceForSheets as="li">
                  <GoalCard
                    entry={entry}
                    data={data}
                    isRating={isRating}
                    sheetId={openId === entry.id ? sheetId : undefined}
                    onOpen={() => onOpen(entry.id)}
                  />
                </PlaceForSheets>
                {openId === entry.id && <li className={classes['sheet']}>{sheet}</li>}
              </Fragment>
            ))}
            {!hasDream && <DreamCard onAdd={() => onAdd('dream')} />}
          </ul>
        </section>
      )}
    </Stack>
  );
}
