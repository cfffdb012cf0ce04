import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  adults,
  healthEligibility,
  inOrder,
  knownFree,
  type NeedComparison,
  type NeedTopic,
  occupationOf,
  reserve,
  withoutPay,
} from '@vp-digital/core/household';
import type { AdviceData } from './documents';

/** What a tile's sentence is made of: its key, and the facts of the household that it names. */
export interface TileSentence {
  key:
    | 'gaps'
    | 'noGap'
    | 'unknown'
    | 'noPay'
    | 'workRetired'
    | 'toDivide'
    | 'nothingFree'
    | 'selfEmployed'
    | 'taxed'
    | 'retired'
    | 'homeWish'
    | 'fixedInterest'
    | 'noHomeWish'
    | 'reserveFirst'
    | 'reserveFull'
    | 'private'
    | 'isPrivate'
    | 'supplementOnly'
    | 'lacking'
    | 'covered'
    | 'list';
  names?: readonly string[];
  amount?: Cents;
  topics?: readonly NeedTopic[];
  date?: IsoDate;
  year?: number;
}

interface Known {
  data: AdviceData;
  comparison: NeedComparison;
  date: IsoDate;
}

/** Whose earning power has a gap: a sum of several people would belong to nobody. */
export function workSentence({ comparison, data }: Known): TileSentence {
  const open = comparison.open.filter(({ topic }) => topic === 'work');
  if (open.length > 0) return { key: 'gaps', names: open.map(({ personId }) => nameOf(data, personId)) };
  if (comparison.unknown.some(({ topic }) => topic === 'work')) return { key: 'unknown' };
  const people = adults(data);
  if (people.length === 0) return { key: 'unknown' };
  const unpaid = people.filter(({ id }) => occupationOf(data, id) === 'notEarning');
  if (unpaid.some(({ id }) => withoutPay(data, id) === undefined)) return { key: 'unknown' };
  if (unpaid.length > 0) return { key: 'noPay', names: unpaid.map(({ name }) => name) };
  const isOver = people.every(({ id }) => occupationOf(data, id) === 'retired');
  return { key: isOver ? 'workRetired' : 'noGap' };
}

export function planSentence({ data }: Known): TileSentence {
  const free = knownFree(data);
  if (free.kind !== 'computed') return { key: 'unknown' };
  return free.value > 0 ? { key: 'toDivide', amount: free.value } : { key: 'nothingFree' };
}

/** Deductible contributions help who pays tax: who earns on own account has no statutory pension beside. */
export function basicPensionSentence({ data }: Known): TileSentence {
  const people = adults(data);
  const own = people.filter(({ id }) => occupationOf(data, id) === 'selfEmployed');
  if (own.length > 0) return { key: 'selfEmployed', names: own.map(({ name }) => name) };
  if (people.length > 0 && people.every(({ id }) => occupationOf(data, id) === 'retired'))
    return { key: 'retired' };
  const earning = people.filter(({ id }) => ['employee', 'civilServant'].includes(occupationOf(data, id)));
  return earning.length > 0 ? { key: 'taxed', names: earning.map(({ name }) => name) } : { key: 'unknown' };
}

export function buildingSavingsSentence({ data, date }: Known): TileSentence {
  const home = inOrder(data.goals.items).find(([, { category }]) => category === 'home')?.[1];
  if (home) return { key: 'homeWish', ...(home.term && { year: Number(home.term.slice(0, 4)) }) };
  const wish = Object.values(data.housing.items).find(({ wish: one }) => one === 'buy' || one === 'build');
  if (wish) return { key: 'homeWish', ...(wish.wishYear && { year: wish.wishYear }) };
  const [ends] = Object.values(data.contracts.items)
    .flatMap((one) => (one.kind === 'loan' && one.interestFixedUntil ? [one.interestFixedUntil] : []))
    .filter((day) => day > date)
    .toSorted();
  return ends === undefined ? { key: 'noHomeWish' } : { key: 'fixedInterest', date: ends };
}

/** Reserve first: money that is needed soon belongs in no fund. */
export function investmentSentence({ data }: Known): TileSentence {
  const known = reserve(data);
  if (known.missing === undefined) return { key: 'unknown' };
  return known.missing > 0 ? { key: 'reserveFirst', amount: known.missing } : { key: 'reserveFull' };
}

export function healthSentence({ data, date }: Known): TileSentence {
  const known = adults(data).map(({ id, name }) => ({
    name,
    outcome: healthEligibility({ household: data, personId: id, date }),
  }));
  const eligible = known.flatMap(({ name, outcome }) =>
    outcome.kind === 'computed' && outcome.value.full
      ? [{ name, isInsured: outcome.value.wayBack !== undefined }]
      : [],
  );
  const free = eligible.filter(({ isInsured }) => !isInsured);
  if (free.length > 0) return { key: 'private', names: free.map(({ name }) => name) };
  if (eligible.length > 0) return { key: 'isPrivate', names: eligible.map(({ name }) => name) };
  // not relevant while nothing is known about the work
  return known.some(({ outcome }) => outcome.kind !== 'computed') || known.length === 0
    ? { key: 'unknown' }
    : { key: 'supplementOnly' };
}

const propertyTopics: ReadonlySet<NeedTopic> = new Set([
  'liability',
  'building',
  'contents',
  'motor',
  'legal',
]);

export function propertySentence({ comparison }: Known): TileSentence {
  const lacking = comparison.open.filter(({ topic }) => propertyTopics.has(topic));
  if (lacking.length > 0) return { key: 'lacking', topics: lacking.map(({ topic }) => topic) };
  return comparison.unknown.some(({ topic }) => propertyTopics.has(topic))
    ? { key: 'unknown' }
    : { key: 'covered' };
}

const nameOf = (data: AdviceData, personId: string | undefined): string =>
  adults(data).find(({ id }) => id === personId)?.name ?? '';
