import type { IsoDate } from '@vp-digital/core/finance';
import {
  financialGrade,
  knownFree,
  type NeedComparison,
  needComparison,
  type NeedTopic,
  type OpenNeed,
  type SettledNeed,
} from '@vp-digital/core/household';
import type { PlanData } from './data';
import { type ComputedPlan, withPlan } from './plan';

/** Of the topics that are measured, except the reserve, which no rate fills today: F17, F18, F15. */
const changing: ReadonlySet<NeedTopic> = new Set<NeedTopic>(['work', 'death', 'oldAge']);

export interface PlanEffects {
  before: NeedComparison;
  after: NeedComparison;
  /** A gap of today with what the plan leaves of it: `is` undefined once nobody can say. */
  gaps: readonly { row: OpenNeed; is: OpenNeed | SettledNeed | undefined }[];
  grade: { was: number | undefined; is: number | undefined };
  /** F4 after the plan; what is planned for protection is not in it before it has a premium. */
  free: ReturnType<typeof knownFree>;
  household: PlanData;
}

/** The household's figures today and with the plan, computed as for every other page. */
export function planEffects(
  data: PlanData,
  { rest }: Pick<ComputedPlan, 'rest'>,
  date: IsoDate,
): PlanEffects {
  const household = withPlan(data, rest);
  const [before, after] = [data, household].map((one) => needComparison({ household: one, date })) as [
    NeedComparison,
    NeedComparison,
  ];
  const rows = new Map([...after.open, ...after.settled].map((row) => [row.key, row]));
  const gradeOf = (one: PlanData) => {
    const grade = financialGrade({ household: one, date });
    return grade.kind === 'graded' ? grade.grade : undefined;
  };
  return {
    before,
    after,
    gaps: before.open
      .filter(({ topic, need }) => changing.has(topic) && need.kind === 'measured')
      .map((row) => ({ row, is: rows.get(row.key) })),
    grade: { was: gradeOf(data), is: gradeOf(household) },
    free: knownFree(household),
    household,
  };
}
