import { addMonths, type IsoDate } from '@vp-digital/core/finance';

/** The months of a plan, counted from 0 for the month of its day. */
export interface PlanMonths {
  /** First day of the month in which the plan begins. */
  begin: IsoDate;
  months: number;
  day(month: number): IsoDate;
  /** Below 0 for what lies before. */
  monthOf(day: IsoDate): number;
  /** From and until of a stretch, the end not included; nothing where none of it lies within the plan. */
  span(from: number, until: number): { from: IsoDate; until: IsoDate } | undefined;
}

export function planMonths(date: IsoDate, months: number): PlanMonths {
  const begin = `${date.slice(0, 7)}-01`;
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const day = (month: number) => addMonths(begin, month);
  return {
    begin,
    months,
    day,
    monthOf: (of) => count(of) - count(begin),
    span: (from, until) => {
      const [first, end] = [Math.max(0, from), Math.min(until, months)];
      return first < end ? { from: day(first), until: day(end - 1) } : undefined;
    },
  };
}
