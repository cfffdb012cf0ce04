import { OfFigure } from '@vp-digital/core/figures';
import { AssumptionsButton } from '@vp-digital/core/forms';
import { goalRatesFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead, usePartlyKnown } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { AddIcon, HouseholdIcon, Page, SheetButton, StepBar } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { useSteps } from '../../shared/steps/useSteps';
import { Board } from './board/Board';
import { StartCard } from './board/StartCard';
import { GoalFigures } from './GoalFigures';
import { Headline } from './Headline';
import {
  goalEntries,
  type Opened,
  partnersOf,
  type WishesAndGoalsData,
} from '../../shared/wishes-and-goals/data';
import type { MotifName } from '../../shared/wishes-and-goals/motifs/pictures';
import { TimelineCard } from './timeline/TimelineCard';
import { RatesAndOptions } from './RatesAndOptions';
import { useGoalList } from './useGoalList';

const AddSheet = later(async () => (await import('./board/AddSheet')).AddSheet);
const GoalSheet = later(async () => (await import('./board/GoalSheet')).GoalSheet);
const RatingSheet = later(async () => (await import('./importance/RatingSheet')).RatingSheet);
const ahead = [AddSheet, GoalSheet, RatingSheet];

/** What the money is for: when it is due, what each wish takes, and what to do where two are in each other's way. */
export function WishesAndGoalsView({ data }: { data: WishesAndGoalsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  const sheetId = useId();
  const steps = useSteps('goals');
  const list = useGoalList(data);
  const [opened, setOpened] = useState<Opened>();
  const entries = goalEntries(data);
  const isPartly = usePartlyKnown(['goals']);
  const isEmpty = entries.length === 0 && !isPartly;
  useAhead(ahead);
  const edited = opened?.kind === 'goal' ? entries.find(({ id }) => id === opened.id) : undefined;
  const close = () => setOpened(undefined);
  const add = (motif: MotifName) => setOpened({ kind: 'goal', id: list.add(motif) });
  const toggle = (kind: 'add' | 'rating') => ({
    opened: opened?.kind === kind,
    controls: sheetId,
    onToggle: () => setOpened(opened?.kind === kind ? undefined : { kind }),
  });
  const shared = { id: sheetId, data, onClose: close };
  return (
    <Page
      name={t('name')}
      headline={
        <OfFigure figure={goalRatesFigure}>
          <Headline data={data} />
        </OfFigure>
      }
      actions={
        <>
          <UndoButton />
          {!isEmpty && partnersOf(data).length > 0 && (
            <SheetButton {...toggle('rating')} writes icon={HouseholdIcon}>
              {t('importance.together')}
            </SheetButton>
          )}
          {!isEmpty && (
            <SheetButton {...toggle('add')} writes kind="primary" icon={AddIcon}>
              {t('add')}
            </SheetButton>
          )}
        </>
      }
    >
      {opened?.kind === 'add' && <AddSheet id={sheetId} onChoose={add} onClose={close} />}
      {opened?.kind === 'rating' && <RatingSheet {...shared} />}
      {isEmpty ? (
        <StartCard data={data} onChoose={add} />
      ) : (
        <>
          <GoalFigures data={data} />
          <TimelineCard data={data} onOpen={setOpened} />
        </>
      )}
      <Board
        data={data}
        entries={entries}
        list={list}
        openId={edited?.id}
        sheetId={sheetId}
        sheet={
          edited && (
            <GoalSheet
              {...shared}
              key={edited.id}
              entry={edited}
              onRemove={() => {
                list.remove(edited);
                close();
              }}
            />
          )
        }
        isRating={opened?.kind === 'rating'}
        onOpen={(id) => setOpened({ kind: 'goal', id })}
        onAdd={add}
      />
      {!isEmpty && <RatesAndOptions data={data} list={list} />}
      <AssumptionsButton data={data} />
      <StepBar {...steps} isSecondary={!isEmpty} />
    </Page>
  );
}
