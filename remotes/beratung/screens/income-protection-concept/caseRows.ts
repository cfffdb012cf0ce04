import type { Cents } from '@vp-digital/core/finance';
import type { CourseCase, CoursePhase, IncomeCourse } from '@vp-digital/core/household';

/** One stretch of one case, as it is today and with the concept. Net of a month. */
export interface CaseRow {
  key: string;
  kind: CourseCase;
  phase: CoursePhase;
  state: Cents;
  existing: Cents;
  /** What the concept adds. */
  added: Cents;
  gapToday: Cents;
  gapThen: Cents;
}

/** The cases as far as they exist for a person: of illness the worst stretch, of a pension all of them. */
export function caseRows(today: IncomeCourse, planned: IncomeCourse): CaseRow[] {
  const worst = worstOf(planned.cases.sick);
  const pensionsOf = (phases: readonly CoursePhase[]) => phases.filter(({ kind }) => kind === 'pension');
  const rows = (kind: CourseCase, phases: readonly CoursePhase[], before: readonly CoursePhase[]) =>
    phases.map((phase) => rowOf(kind, phase, at(before, phase)));
  return [
    ...rows('sick', worst ? [worst] : [], today.cases.sick),
    ...rows('partial', pensionsOf(planned.cases.partial ?? []), today.cases.partial ?? []),
    ...rows('full', pensionsOf(planned.cases.full), today.cases.full),
  ];
}

const privatePayers: ReadonlySet<string> = new Set(['private', 'dailySickness']);

function rowOf(kind: CourseCase, phase: CoursePhase, before: CoursePhase | undefined): CaseRow {
  const paid = (one: CoursePhase | undefined, isPrivate: boolean) =>
    (one?.parts ?? []).reduce(
      (sum, { payer, amount }) => (privatePayers.has(payer) === isPrivate ? sum + amount : sum),
      0,
    );
  const existing = paid(before, true);
  return {
    key: `${kind}-${orderOf(phase.from)}`,
    kind,
    phase,
    state: paid(phase, false),
    existing,
    added: paid(phase, true) - existing,
    gapToday: before?.gapMonth ?? phase.gapMonth,
    gapThen: phase.gapMonth,
  };
}

/** The stretch of today's course in which another one begins. */
const at = (phases: readonly CoursePhase[], { from }: CoursePhase) =>
  phases.findLast((phase) => orderOf(phase.from) <= orderOf(from));

/** Weeks come before all ages. */
const orderOf = (place: CoursePhase['from']): number => ('week' in place ? place.week / 1_000 : place.age);

const worstOf = (phases: readonly CoursePhase[]): CoursePhase | undefined =>
  phases.reduce<CoursePhase | undefined>(
    (worst, phase) => (worst === undefined || phase.gapMonth >= worst.gapMonth ? phase : worst),
    undefined,
  );
