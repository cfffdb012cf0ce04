import type { IsoDate } from '@vp-digital/core/finance';
import type words from '@vp-digital/locales/de/household/figures.json';
import { isPartlyKnown, type SectionData, type SectionName } from '../documents';
import type { Period } from './period';
import { missing, type Outcome } from './outcome';

/** The name of a figure: the key of its word in each language. */
export type FigureName = keyof typeof words;

/** `moneyOfPeriod`: per month or per year, as its input says. Amounts are cents, shares parts of one. */
export type FigureUnit =
  | ('money' | 'moneyMonthly' | 'moneyYearly' | 'moneyOfPeriod')
  | ('share' | 'months' | 'grade');

/** The day that a figure is computed for. */
export interface OnDay {
  date: IsoDate;
}

export interface OfPeriod extends OnDay {
  /** Default: a month. */
  period?: Period;
}

export interface OfPerson extends OnDay {
  personId: string;
}

/** A figure of one entry of a document. */
export interface OfEntry extends OnDay {
  entryId: string;
}

export interface FigureDefinition<Name extends SectionName, Input extends OnDay, Value> {
  /** Number of the formula, F1 to F24, if it is one of them. */
  number?: `F${number}`;
  /** The documents that its computation reads; showing it needs no others. */
  documents: readonly Name[];
  unit: FigureUnit;
  /** The law that it follows, or the agreement that it is based on. */
  source: string;
  of(household: Pick<SectionData, Name>, input: Input): Outcome<Value>;
  /** The exact number. */
  amount(value: Value): number;
  /** The number as shown, if its parts have to add up to it; rounded by the unit otherwise. */
  shown?(value: Value): number;
  /** Whether a default was assumed for a missing input. */
  assumes?(value: Value): boolean;
  /** Documents with only the entries that it counts, if its computation reads others too. */
  counts?(household: Pick<SectionData, Name>): Partial<Pick<SectionData, Name>>;
  /** Whether something that it adds up is recorded without its amount: it is then the sum of the known ones. */
  isPart?(household: Pick<SectionData, Name>): boolean;
  /** It has a sheet that explains the calculation, by its name in `explanations`. */
  explained?: true;
  /** If not every value has one: what comes from a letter was not computed. */
  isExplained?(value: Value): boolean;
}

export type Figure<
  Name extends SectionName = SectionName,
  Input extends OnDay = OnDay,
  Value = unknown,
> = FigureDefinition<Name, Input, Value> & { name: FigureName };

/**
 * A number with a unit that a user can point at: what it needs, what it is, and what it rests on. It is not computed
 * from documents that are only partly known.
 */
export const defineFigure = <const Name extends SectionName, Value, Input extends OnDay = OnDay>(
  name: FigureName,
  definition: FigureDefinition<Name, Input, Value>,
): Figure<Name, Input, Value> => ({
  ...definition,
  name,
  of: (household, input) =>
    definition.documents.some((document) => isPartlyKnown(household[document]))
      ? missing('newerRelease')
      : definition.of(household, input),
});
