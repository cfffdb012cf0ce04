import type { IsoDate } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../documents';

type Incomes = SectionData['incomes'];
type Items = Readonly<Record<string, Income>>;

/** Stays with a document through copies of it, and is no member that anybody stores or compares. */
const mark = Symbol.for('vp-digital: incomes that begin later');

const marked = (incomes: Incomes): Incomes & { [mark]?: Items } => incomes;

/** Whether an income is first paid in a month after that of a day. */
const beginsAfter = ({ from }: Income, date: IsoDate): boolean =>
  from !== undefined && from.slice(0, 7) > date.slice(0, 7);

/** The incomes that were left out because they begin later, by id: only what looks ahead counts them. */
export const laterIncomes = ({ incomes }: Pick<SectionData, 'incomes'>): Items => marked(incomes)[mark] ?? {};

/** A document of incomes with others that begin later. */
export function withLaterIncomes(incomes: Incomes, later: Items): Incomes {
  if (Object.keys(later).length === 0) return incomes;
  const held = { ...incomes, [mark]: later };
  return held;
}

/** Documents as figures read them: an income is one from the month on in which it begins. The same object if none is later. */
export function withoutLater<Data extends object>(
  data: Data & Partial<Pick<SectionData, 'incomes'>>,
  date: IsoDate,
): Data {
  const { incomes } = data;
  if (incomes === undefined) return data;
  const all = Object.entries(incomes.items);
  const later = all.filter(([, income]) => beginsAfter(income, date));
  if (later.length === 0) return data;
  const items = Object.fromEntries(all.filter(([, income]) => !beginsAfter(income, date)));
  const held = { ...laterIncomes({ incomes }), ...Object.fromEntries(later) };
  return { ...data, incomes: withLaterIncomes({ ...incomes, items }, held) };
}
