import type { IsoDate } from '@vp-digital/core/finance';
import type { SaverAnswers, SectionData } from '../../documents';
import { adultsOf, type People } from '../people';

/** Each type by its two statements. */
export const saverStatements = {
  safety: ['safetyReserve', 'safetyOverview'],
  goal: ['goalNamed', 'goalDated'],
  opportunity: ['opportunityOffers', 'opportunityLeftover'],
  chance: ['chanceGrowth', 'chanceSwings'],
} as const satisfies Record<string, readonly (keyof SaverAnswers)[]>;

export type SaverType = keyof typeof saverStatements;
export type SaverStatement = (typeof saverStatements)[SaverType][number];
export const saverTypes = Object.keys(saverStatements) as SaverType[]; // Object.keys forgets the literal keys

/** In the order in which they are asked: two of one type never follow each other. */
export const askedStatements: readonly SaverStatement[] = [0, 1].flatMap((index) =>
  saverTypes.flatMap((type) => saverStatements[type][index] ?? []),
);

export interface SaverResult {
  /** Points of each type, 2 to 10. */
  points: Record<SaverType, number>;
  /** With most points; several when they are equal. */
  types: SaverType[];
}

/** The sums of two statements each; undefined while one is not answered. */
export function saverResult(answers: SaverAnswers | undefined): SaverResult | undefined {
  if (!answers || nextStatement(answers) !== undefined) return undefined;
  const points = Object.fromEntries(
    saverTypes.map((type) => [
      type,
      saverStatements[type].reduce((sum, statement) => sum + (answers[statement] ?? 0), 0),
    ]),
  ) as Record<SaverType, number>; // one for each type
  const most = Math.max(...Object.values(points));
  return { points, types: saverTypes.filter((type) => points[type] === most) };
}

/** The first statement without an answer. */
export const nextStatement = (answers: SaverAnswers | undefined): SaverStatement | undefined =>
  askedStatements.find((statement) => answers?.[statement] === undefined);

/** Habits change: what was answered longer ago than that is asked again. */
const saverAnswersHoldMonths = 24;

export function isOutdated({ answeredAt }: SaverAnswers, today: IsoDate): boolean {
  if (answeredAt === undefined) return false;
  const [year = 0, month = 1] = today.split('-').map(Number);
  const [then = 0, thenMonth = 1] = answeredAt.split('-').map(Number);
  const months = (year - then) * 12 + month - thenMonth;
  return (
    months > saverAnswersHoldMonths ||
    (months === saverAnswersHoldMonths && today.slice(8) > answeredAt.slice(8))
  );
}

/** What all adults have answered; undefined while one of them has not: nobody sees the other's before. */
export function revealedSavers(
  household: People & Pick<SectionData, 'saverType'>,
): { personId: string; result: SaverResult }[] | undefined {
  const persons = adultsOf(household);
  const results = persons.flatMap((personId) => {
    const result = saverResult(household.saverType.items[personId]);
    return result ? [{ personId, result }] : [];
  });
  return persons.length > 0 && results.length === persons.length ? results : undefined;
}
