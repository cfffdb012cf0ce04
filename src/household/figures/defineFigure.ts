import type { IsoDate } from '@vp-digital/core/finance';
import type words from '@vp-digital/locales/de/household/figures.json';
import { isPartlyKnown, type SectionData, type SectionName } from '../documents';
import type { Period } from './period';
import { missing, type Outcome } from './outcome';

/** What a figure is called: the key of its word in each language. */
export type FigureName = keyof typeof words;

/** `moneyOfPeriod`: of a month or of a year, as its input says. Amounts are cents, shares parts of one. */
export type FigureUnit =
  | ('money' | 'moneyMonthly' | 'moneyYearly' | 'moneyOfPeriod')
  | ('share' | 'months' | 'grade');

/** The day that a figure is computed for. */
export interface OnDay {
  date: IsoDate;
}

export interface OfPeriod extends OnDay {
  /** A month unless told. */
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
  /** Of the formula, F1 to F24, where it is one of them. */
  number?: `F${number}`;
  /** The documents that its computation reads; nobody has to fetch others to show it. */
  documents: readonly Name[];
  unit: FigureUnit;
  /** The law that it follows, or what it is agreed to be. */
  source: string;
  of(household: Pick<SectionData, Name>, input: Input): Outcome<Value>;
  /** The number itself, exactly. */
  amount(value: Value): number;
  /** As it is shown, where its parts have to add up to it; rounded by the unit otherwise. */
  shown?(value: Value): number;
  /** Whether something that nobody has told was taken as usual. */
  assumes?(value: Value): boolean;
  /** Documents with only the entries that it counts, where its computation reads others too. */
  counts?(household: Pick<SectionData, Name>): Partial<Pick<SectionData, Name>>;
  /** Whether something that it adds up is recorded without its amount: it is then the sum of what is known. */
  isPart?(household: Pick<SectionData, Name>): boolean;
  /** It has a sheet that says how it came about, by its name in `explanations`. */
  explained?: true;
  /** Where not every value has: what stands in a letter was not computed. */
  isExplained?(value: Value): boolean;
}

export type Figure<
  Name extends SectionName = SectionName,
  Input extends OnDay = OnDay,
  Value = unknown,
> = FigureDefinition<Name, Input, Value> & { name: FigureName };

/**
 * A number with a unit that a user can point at: what it needs, what it is, and what it rests on. Of documents that are only
 * partly known it is not computed.
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
