import { OfFigure } from '@vp-digital/core/figures';
import { AssumptionsButton } from '@vp-digital/core/forms';
import { type BudgetFacts, freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { UndoButton } from '@vp-digital/core/parts';
import { Button, Page } from '@vp-digital/core/ui';
import { memo, useMemo, useState } from 'react';
import { SideBySide } from '../../shared/layout/SideBySide';
import { CourseCard } from './CourseCard';
import type { Budgeted, BudgetOf, BudgetPageData, Change } from './data';
import { EventsCard } from '../../shared/simulation/events/EventsCard';
import { EventSheet } from '../../shared/simulation/events/EventSheet';
import { Headline } from './Headline';
import { MomentsCard } from './MomentsCard';
import { useTriedBudget } from './shownSettings';
import { StressCard } from './StressCard';
import { TakeOver } from './TakeOver';
import { useBudgets } from './useBudgets';
import { VariantsCard } from './VariantsCard';
import { WhatIfCard } from './WhatIfCard';
import { useSettled } from '../../shared/simulation/useSettled';

/** Events on a life line, the course they lead to, and what helps. Nothing of it is written before it is taken over. */
export function BudgetView({ data, facts }: { data: BudgetPageData; facts: BudgetFacts }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget' });
  const { settings, change, reset, isMoved } = useTriedBudget();
  const [openId, setOpenId] = useState<string>();
  const budgetOf = useBudgets(facts);
  const result = budgetOf(settings);
  const shared = { data, facts, settings, result };
  const settled = useSettled(
    useMemo(() => ({ data, facts, settings, result: budgetOf(settings) }), [data, facts, settings, budgetOf]),
  );
  const opened = settings.events.find(({ id }) => id === openId);
  return (
    <Page
      name={t('name')}
      headline={
        <OfFigure figure={freeAmountFigure}>
          <Headline {...shared} />
        </OfFigure>
      }
      caption={t('caption')}
      actions={
        <>
          <UndoButton />
          {isMoved && <Button onClick={reset}>{t('reset')}</Button>}
          <TakeOver {...shared} onChange={change} />
        </>
      }
    >
      <OfFigure figure={freeAmountFigure} stays>
        <EventsCard {...shared} onChange={change} onOpen={setOpenId} />
        {opened && (
          <EventSheet
            key={opened.id}
            {...shared}
            event={opened}
            onChange={(event) =>
              change({ events: settings.events.map((one) => (one.id === event.id ? event : one)) })
            }
            onClose={() => setOpenId(undefined)}
          />
        )}
        <CourseCard {...shared} onChange={change} onOpen={setOpenId} />
        <SideBySide>
          <WhatIfCard {...shared} onChange={change} />
          <StressCard settled={settled} shown={settings.stresses} budgetOf={budgetOf} onChange={change} />
        </SideBySide>
        <SettledCards settled={settled} budgetOf={budgetOf} onChange={change} />
      </OfFigure>
      <AssumptionsButton data={data} />
    </Page>
  );
}

/** What nobody watches while an event is dragged: it follows once nothing moves. */
const SettledCards = memo(function SettledCards({
  settled,
  budgetOf,
  onChange,
}: {
  settled: Budgeted;
  budgetOf: BudgetOf;
  onChange: Change;
}) {
  return (
    <>
      <VariantsCard {...settled} budgetOf={budgetOf} onChange={onChange} />
      <MomentsCard {...settled} />
    </>
  );
});
