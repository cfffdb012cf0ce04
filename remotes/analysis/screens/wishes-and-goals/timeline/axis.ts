import type { Goal, GoalPriority } from '@vp-digital/core/household';
import type { GoalEntry } from '../../../shared/wishes-and-goals/data';

export interface DatedGoal extends GoalEntry {
  goal: Goal & { term: string };
}

export interface Column {
  /** The first year of the column. */
  year: number;
  /** Whether a goal is due in it. */
  isDue: boolean;
}

export interface Axis {
  columns: Column[];
  /** Years of a column. */
  step: number;
}

export interface Placed extends DatedGoal {
  /** From the left edge, 0 to 1. */
  at: number;
  /** In its lane, from 0 on: names do not overlap. */
  row: number;
}

/** Ages stay legible in so many columns. */
const mostColumns = 18;
const fewestYears = 6;
const steps = [1, 2, 5, 10, 25] as const;

export const datedGoals = (entries: readonly GoalEntry[]): DatedGoal[] =>
  entries.flatMap(({ id, goal }) =>
    goal.term === undefined ? [] : [{ id, goal: { ...goal, term: goal.term } }],
  );

/** From the year of the first goal, this one at the latest, to the one after the last goal. */
export function axisOf(goals: readonly DatedGoal[], thisYear: number): Axis {
  const years = goals.map(({ goal }) => yearOf(goal.term));
  const first = Math.min(thisYear, ...years);
  const last = Math.max(first + fewestYears, ...years.map((year) => year + 1));
  const count = last - first + 1;
  const step = steps.find((one) => count / one <= mostColumns) ?? 25;
  const columns = Array.from({ length: Math.ceil(count / step) }, (_, index): Column => {
    const year = first + index * step;
    return { year, isDue: years.some((one) => one >= year && one < year + step) };
  });
  return { columns, step };
}

/** Where a month stands on the axis, 0 to 1. */
export function placeOf(term: string, { columns, step }: Axis): number {
  const months = 12 * (yearOf(term) - (columns[0]?.year ?? 0)) + Number(term.slice(5)) - 1;
  return (months + 0.5) / (12 * step * columns.length);
}

/** How many months a distance on the axis is, as a part of its length. */
export const monthsOf = (part: number, { columns, step }: Axis): number =>
  Math.round(part * 12 * step * columns.length);

/** Room that a name takes, in px, of an axis of a width. */
const roomOf = (title: string) => Math.max(96, title.length * 7.5);

/** The goals of a lane in rows in which no name overlaps the one before. */
export function placedIn(
  lane: GoalPriority,
  goals: readonly DatedGoal[],
  axis: Axis,
  width: number,
): Placed[] {
  const ends: number[] = [];
  return goals
    .filter(({ goal }) => goal.priority === lane)
    .map((entry) => {
      const at = placeOf(entry.goal.term, axis);
      const half = roomOf(entry.goal.title) / 2;
      const free = ends.findIndex((end) => end <= at * width - half);
      const row = free < 0 ? ends.length : free;
      ends[row] = at * width + half;
      return { ...entry, at, row };
    });
}

const yearOf = (term: string) => Number(term.slice(0, 4));
