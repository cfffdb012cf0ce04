import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type SectionData,
  type SectionName,
  sectionNames,
  isKeyedByPerson,
} from '@vp-digital/core/household';
import { anyHousehold } from '@vp-digital/core/household/testing/householdArbitrary';
import { sample } from '@vp-digital/core/household/testing/sample';
import fc from 'fast-check';
import { textsIn } from '../../textsIn';
import { type Document, entriesIn, isRecord, mapLists } from '../document';
import { personsIn, splitHousehold } from './splitHousehold';

const today = '2026-10-01';

const split = (data: SectionData, personIds: readonly string[]) =>
  splitHousehold(
    { documentOf: (section) => documentIn(data, section), persons: data.persons },
    personIds,
    today,
  );

const documentIn = (data: SectionData, section: SectionName) => data[section] as Document; // a list that is not there is left out

const idAt = (group: number, place: number, part = '') =>
  `00000000-0000-4000-8000-${group}${place}${part}`.padEnd(36, 'f');

/** The entry with ids of their own for its payments and events. */
const withOwnIds = (entry: unknown, group: number, place: number) => {
  if (!isRecord(entry)) return entry;
  const renamed = ['specialPayments', 'events'].flatMap((field) => {
    const { [field]: parts } = entry;
    if (!isRecord(parts)) return [];
    const own = Object.values(parts).map((one, at) => [idAt(group, place, `e${at}`), one]);
    return [[field, Object.fromEntries(own)]];
  });
  return { ...entry, ...Object.fromEntries(renamed) };
};

/** Any household in which an id of a person is nothing else's: entries, payments and events have ids of their own. */
const clearHousehold = anyHousehold.map((data) => {
  const renamed = sectionNames.map((section, group) => {
    const document = mapLists(documentIn(data, section), (entries) =>
      Object.fromEntries(
        Object.entries(entries).map(([key, entry], place) => [
          isKeyedByPerson(section) ? key : idAt(group, place),
          withOwnIds(entry, group, place),
        ]),
      ),
    );
    return [section, document];
  });
  return Object.fromEntries(renamed) as SectionData; // the same shapes
});

const partedHousehold = clearHousehold.chain((data) =>
  fc.record({ data: fc.constant(data), movers: fc.subarray(Object.keys(data.persons.items)) }),
);

describe('a household parted in two', () => {
  it('names nobody who is in the other one, whatever section says so, and loses no entry', () => {
    fc.assert(
      fc.property(partedHousehold, ({ data, movers }) => {
        const stayers = Object.keys(data.persons.items).filter((id) => !movers.includes(id));
        const { goes, stays, counts } = split(data, movers);
        for (const section of sectionNames) {
          const named = (part: Document) => new Set(textsIn(part));
          assert.deepEqual(
            movers.filter((id) => named(stays[section]).has(id)),
            [],
            section,
          );
          assert.deepEqual(
            stayers.filter((id) => named(goes[section]).has(id)),
            [],
            section,
          );
          const { goes: going, joint, stays: staying } = counts[section];
          assert.deepEqual(
            [entriesIn(goes[section]), entriesIn(stays[section])],
            [going, joint + staying],
            section,
          );
          assert.equal(going + joint + staying, entriesIn(documentIn(data, section)), section);
        }
      }),
    );
  });

  it('keeps the shares of what is joint whole, and hands hers to the others', () => {
    const { household, person } = sample(2);
    const [jonas, aylin] = [person('Jonas'), person('Aylin')];
    const sums = (document: SectionData['assets']) =>
      Object.values(document.items).map(({ ownership }) =>
        Object.values(ownership).reduce((sum, share) => sum + share, 0),
      );
    const { stays } = split(household, [aylin]);
    const assets = stays.assets as SectionData['assets']; // the sample's, by its schema
    assert.deepEqual(sums(assets), sums(household.assets));
    assert.equal(
      Object.values(assets.items).some(({ ownership }) => ownership[jonas] === 10_000),
      true,
    );
  });

  it('takes what somebody has answered along with her', () => {
    const { household, person } = sample(2);
    const [jonas, aylin] = [person('Jonas'), person('Aylin')];
    const [goal] = Object.values(household.goals.items);
    const importance = { [jonas]: { rating: 5 }, [aylin]: { rating: 2 } };
    const goals = {
      items: { ours: { ...goal, importance }, hers: { ...goal, personId: aylin, importance } },
    };
    const { goes, stays } = split({ ...household, goals } as SectionData, [aylin]);
    assert.deepEqual(answersIn(stays['goals']), [['ours', { [jonas]: { rating: 5 } }]]);
    assert.deepEqual(answersIn(goes['goals']), [['hers', { [aylin]: { rating: 2 } }]]);
  });

  it('leaves of a joint variant what is about those who stay: their start of pension and their events', () => {
    const { household, person } = sample(2);
    const [jonas, aylin] = [person('Jonas'), person('Aylin')];
    const event = { kind: 'unemployment', from: '2027-01', months: 6 } as const;
    const joint = {
      position: 0,
      kind: 'retirement',
      title: 'Später',
      personIds: [aylin, jonas],
      starts: [24, -12],
      events: { hers: { ...event, personId: aylin }, his: { ...event, personId: jonas }, ours: event },
    } as const;
    const hers = { ...joint, personIds: [aylin], starts: [24], events: { hers: joint.events.hers } };
    const simulationVariants = { items: { joint, hers } };
    const { goes, stays } = split({ ...household, simulationVariants } as unknown as SectionData, [aylin]);
    assert.deepEqual(stays['simulationVariants']['items'], {
      joint: {
        ...joint,
        personIds: [jonas],
        starts: [-12],
        events: { his: joint.events.his, ours: event },
      },
    });
    assert.deepEqual(goes['simulationVariants']['items'], { hers });
  });

  it('keeps the name of a goal only where the goal is', () => {
    const { household, person } = sample(2);
    const [jonas, aylin] = [person('Jonas'), person('Aylin')];
    const [mine, ours] = [1, 2].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
    const goal = {
      position: 0,
      category: 'car',
      title: 'Auto',
      priority: 'must',
      saved: 0,
      rate: 0,
    } as const;
    const asset = { position: 0, kind: 'cash', value: 1, asOf: today, earmarked: true } as const;
    const data: SectionData = {
      ...household,
      goals: { items: { [mine ?? '']: { ...goal, personId: aylin }, [ours ?? '']: goal } },
      assets: {
        items: {
          a: { ...asset, ownership: { [aylin]: 10_000 }, goalId: mine },
          b: { ...asset, ownership: { [aylin]: 10_000 }, goalId: ours },
          c: { ...asset, ownership: { [jonas]: 10_000 }, goalId: mine },
          d: { ...asset, ownership: {}, goalId: ours },
        },
      },
    };
    const { goes, stays } = split(data, [aylin]);
    const goals = ({ assets }: { assets: Document }) =>
      Object.entries(assets['items'] ?? {}).map(([key, entry]) => [
        key,
        (entry as { goalId?: string }).goalId,
      ]);
    assert.deepEqual(goals(goes), [
      ['a', mine],
      ['b', undefined],
    ]);
    assert.deepEqual(goals(stays), [
      ['c', undefined],
      ['d', ours],
    ]);
  });

  it('has somebody of age who answers for it, on both sides', () => {
    const { household } = sample(2);
    const [adult] = Object.values(household.persons.items);
    if (!adult) throw new Error('Jonas is missing');
    const live = {
      jonas: adult,
      child: { ...adult, role: 'child', birthDate: '2015-01-01', position: 2 },
      son: { ...adult, role: 'child', birthDate: '2005-01-01', position: 3 },
      daughter: { ...adult, role: 'child', birthDate: '2004-01-01', position: 4 },
      partner: { ...adult, role: 'partner', position: 5 },
    } as const;
    const names = Object.keys(live) as (keyof typeof live)[]; // its own
    const idOf = (name: keyof typeof live) => `00000000-0000-4000-8000-00000000000${names.indexOf(name)}`;
    const persons = { items: Object.fromEntries(names.map((name) => [idOf(name), live[name]])) };
    const rolesAfter = (...movers: (keyof typeof live)[]) => {
      const { goes, stays } = split({ ...household, persons }, movers.map(idOf));
      return [goes, stays].map((part) => {
        const { items } = personsIn(part);
        return Object.fromEntries(
          names.flatMap((name) => (items[idOf(name)] ? [[name, items[idOf(name)]?.role]] : [])),
        );
      });
    };
    assert.deepEqual(rolesAfter('jonas', 'partner'), [
      { jonas: 'responsible', partner: 'partner' },
      { child: 'child', son: 'responsible', daughter: 'other' },
    ]);
    assert.deepEqual(rolesAfter('partner', 'child'), [
      { partner: 'responsible', child: 'child' },
      { jonas: 'responsible', son: 'child', daughter: 'child' },
    ]);
  });
});

const answersIn = (document: Document | undefined) =>
  Object.entries(document?.['items'] ?? {}).map(([key, entry]) => [
    key,
    (entry as { importance?: object }).importance,
  ]);
