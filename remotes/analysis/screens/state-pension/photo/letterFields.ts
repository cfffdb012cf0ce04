import type { PensionLetterProposal } from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import type { Adult, StatutoryPension } from '@vp-digital/core/household';
import { type Letter, lettersOf, type StatePensionData } from '../../../shared/state-pension/data';

/** Whose it is and the partial disability pension are shown and not taken. */
export type LetterField = Exclude<keyof PensionLetterProposal, 'name' | 'partialDisabilityPension'>;

/** In the order of the letter's form. */
const letterFields = [
  'recordDate',
  'earnedPension',
  'projectedPension',
  'projectedWithOnePercent',
  'projectedWithTwoPercent',
  'pointsTenThousandths',
  'disabilityPension',
] as const satisfies readonly LetterField[];

/** What was read and can be: no letter is of a day to come. */
export const readFields = (proposal: PensionLetterProposal, today: IsoDate): LetterField[] =>
  letterFields.filter(
    (name) =>
      proposal[name] !== undefined && !(name === 'recordDate' && (proposal.recordDate?.value ?? '') > today),
  );

/** What is known already of the statutory pension of a person, the newest first; an estimate holds no letter's values. */
export const targetsOf = (data: StatePensionData, personId: string): Letter[] =>
  lettersOf(data, personId).filter(
    ({ letter: { provider, source } }) => provider === 'statutory' && source !== 'estimated',
  );

/** Where a letter belongs that was read: where one of its day is, or one that is still empty; else it is a new one. */
export const targetOf = (
  targets: readonly Letter[],
  { recordDate }: PensionLetterProposal,
): string | undefined =>
  (
    targets.find(({ letter }) => letter.recordDate === recordDate?.value) ??
    targets.find(({ letter }) =>
      letterFields.every((name) => name === 'recordDate' || letter[name] === undefined),
    )
  )?.id;

/** The values that were confirmed, as the document holds them. */
export function confirmedValues(
  proposal: PensionLetterProposal,
  confirmed: readonly LetterField[],
): Partial<StatutoryPension> {
  return Object.fromEntries(confirmed.map((name) => [name, proposal[name]?.value]));
}

/** Whether a letter's name is a person's; some letters say the last name only. */
export const isNameOf = (said: string, { ownName, lastName }: Adult): boolean =>
  [ownName, lastName].some((name) => lettersIn(name) === lettersIn(said));

const lettersIn = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
