import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import { adults, contractDates, pensionStart, positionsInCart } from '@vp-digital/core/household';
import type { PlanData } from './data';
import { monthsToReserve } from './plan';

export type LifeEvent = { key: string; date: IsoDate } & (
  | { kind: 'start' | 'goal'; title: string }
  | { kind: 'pension'; name: string }
  | { kind: 'end' | 'interestFixedUntil'; line: ReturnType<typeof contractDates>[number]['line'] }
  | { kind: 'saving' | 'reserveFull' }
);

/** What is known to come, the first day first; `planned` is the household with the plan. */
export function lifeEvents(data: PlanData, planned: PlanData, date: IsoDate): LifeEvent[] {
  const months = monthsToReserve(planned);
  const events: LifeEvent[] = [
    ...Object.values(data.savingsPlan.items).flatMap(({ startMonth, agreedOn }): LifeEvent[] =>
      startMonth === undefined || agreedOn === undefined
        ? []
        : [{ key: 'saving', kind: 'saving', date: `${startMonth}-01` }],
    ),
    ...positionsInCart(data).flatMap(([key, { title, start }]): LifeEvent[] =>
      start === undefined ? [] : [{ key, kind: 'start', title, date: start }],
    ),
    ...(months === undefined || months === 0
      ? []
      : [{ key: 'reserve', kind: 'reserveFull' as const, date: addMonths(date, months) }]),
    ...Object.entries(data.goals.items).flatMap(([key, { title, term }]): LifeEvent[] =>
      term === undefined ? [] : [{ key, kind: 'goal', title, date: `${term}-01` }],
    ),
    ...contractDates(data, date).flatMap(({ key, what, line, date: day }): LifeEvent[] =>
      what === 'lastDayToCancel' ? [] : [{ key, kind: what, line, date: day }],
    ),
    ...adults(data).flatMap(({ id, name }): LifeEvent[] => {
      const start = pensionStart(data, id, date);
      return start.kind === 'computed' ? [{ key: id, kind: 'pension', name, date: start.value.date }] : [];
    }),
  ];
  return events
    .filter((event) => event.date >= date)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
