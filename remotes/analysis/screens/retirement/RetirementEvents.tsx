import { type BudgetFacts, retirementEventKinds, type RetirementResult } from '@vp-digital/core/household';
import { useState } from 'react';
import { EventsCard } from '../../shared/simulation/events/EventsCard';
import { EventSheet } from '../../shared/simulation/events/EventSheet';
import { LifeLine } from '../../shared/simulation/events/LifeLine';
import type { Change, Simulated } from './data';

export interface RetirementEventsProps extends Pick<Simulated, 'settings'> {
  facts: BudgetFacts;
  result: RetirementResult;
  onChange: Change;
}

/** What may happen in old age: on a life line, by mouse and keys, and in a sheet. */
export function RetirementEvents({ onChange, ...shared }: RetirementEventsProps) {
  const [openId, setOpenId] = useState<string>();
  const { events } = shared.settings;
  const opened = events.find(({ id }) => id === openId);
  return (
    <>
      <EventsCard {...shared} kinds={retirementEventKinds} onChange={onChange} onOpen={setOpenId}>
        <LifeLine
          {...shared}
          months={shared.result.plan.months.months}
          onMove={(id, from) =>
            onChange({ events: events.map((event) => (event.id === id ? { ...event, from } : event)) })
          }
          onOpen={setOpenId}
        />
      </EventsCard>
      {opened && (
        <EventSheet
          key={opened.id}
          {...shared}
          event={opened}
          onChange={(event) => onChange({ events: events.map((one) => (one.id === event.id ? event : one)) })}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
