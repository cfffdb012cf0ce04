import type { Goal, GoalCategory } from '@vp-digital/core/household';
import { type MotifName, pictures } from './pictures';

/** In the order in which they are offered. */
export const motifNames = Object.keys(pictures) as MotifName[]; // Object.keys forgets the literal keys

/** What a goal is about that begins with a motif. */
export const categoryOfMotif: Record<MotifName, GoalCategory> = {
  house: 'home',
  car: 'car',
  travel: 'travel',
  child: 'children',
  education: 'education',
  retirement: 'retirement',
  sabbatical: 'timeOff',
  renovation: 'home',
  reserve: 'reserve',
  dream: 'other',
};

const motifOfCategory: Record<GoalCategory, MotifName> = {
  home: 'house',
  car: 'car',
  travel: 'travel',
  children: 'child',
  retirement: 'retirement',
  timeOff: 'sabbatical',
  reserve: 'reserve',
  debtFree: 'house',
  education: 'education',
  other: 'dream',
};

/** The picture that was chosen, or that of what the goal is about. */
export const motifOf = ({ motif, category }: Pick<Goal, 'motif' | 'category'>): MotifName =>
  motifNames.find((name) => name === motif) ?? motifOfCategory[category];
