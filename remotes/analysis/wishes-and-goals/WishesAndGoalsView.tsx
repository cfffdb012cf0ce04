import { OfFigure } from '@vp-digital/core/figures';
import { goalRatesFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePartlyKnown } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { AddIcon, HouseholdIcon, Page, SheetButton, StepBar } from '@vp-digital/core/ui';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useSteps } from '../useSteps';
import { Board } from './board/Board';
import { StartCard } from './board/StartCard';
import { GoalFigures } from './GoalFigures';
import { Headline } from './Headline';
import { goalEntries, type Opened, partnersOf, type WishesAndGoalsData } from './data';
import type { MotifName } from './motifs/pictures';
import { TimelineCard } from './timeline/TimelineCard';
import { useGoalList } from './useGoalList';

/** On its way once the page stands, so that the first sheet finds it there. */
const loadParts = () => import('./parts');
const AddSheet = lazy(async () => ({ default: (await loadParts()).AddSheet }));
const GoalSheet = lazy(async () => ({ default: (await loadParts()).GoalSheet }));
const RatingSheet = lazy(async () => ({ default: (await loadParts()).RatingSheet }));
const RatesAndWays = lazy(async () => ({ default: (await loadParts()).RatesAndWays }));

/** What the money is for: when it is due, what each wish takes, and what to do where two are in each other's way. */
export function WishesAndGoalsView({ data }: { data: WishesAndGoalsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  const sheetId = useId();
  const steps = useSteps('wishesAndGoals');
  const list = useGoalList(data);
  const [opened, setOpened] = useState<Opened>();
  const entries = goalEntries(data);
  const isPartly = usePartlyKnown(['goals']);
  const isEmpty = entries.length === 0 && !isPartly;
  const edited = opened?.kind === 'goal' ? entries.find(({ id }) => id === opened.id) : undefined;
  useEffect(() => {
    loadParts().catch(() => {}); // who opens one asks again, and is told
  }, []);
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
      <Suspense>
        {opened?.kind === 'add' && <AddSheet id={sheetId} onChoose={add} onClose={close} />}
        {opened?.kind === 'rating' && <RatingSheet {...shared} />}
      </Suspense>
      {isEmpty ? (
        <StartCard onChoose={add} />
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
            <Suspense>
              <GoalSheet
                {...shared}
                key={edited.id}
                entry={edited}
                onRemove={() => {
                  list.remove(edited);
                  close();
                }}
              />
            </Suspense>
          )
        }
        isRating={opened?.kind === 'rating'}
        onOpen={(id) => setOpened({ kind: 'goal', id })}
        onAdd={add}
      />
      {!isEmpty && (
        <Suspense>
          <RatesAndWays data={data} list={list} />
        </Suspense>
      )}
      <StepBar {...steps} />
    </Page>
  );
}
