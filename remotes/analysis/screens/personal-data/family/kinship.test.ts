import type { Person, SectionData } from '@vp-digital/core/household';
import * as fc from 'fast-check';
import { kinshipOf } from './kinship';

type Given = Pick<Person, 'role'> & Partial<Person>;

/** Persons by the ids that they are given, in that order. */
const household = (people: Record<string, Given>): Pick<SectionData, 'persons'> => ({
  persons: {
    items: Object.fromEntries(
      Object.entries(people).map(([id, person], position) => [
        id,
        { position, firstName: id, lastName: 'Muster', birthDate: '2000-01-01', ...person },
      ]),
    ),
  },
});

const drawn = (data: Pick<SectionData, 'persons'>) => {
  const { grown, isCouple, children } = kinshipOf(data);
  return {
    grown: grown.map(({ id }) => id),
    isCouple,
    children: children.map(({ person, parents, isAssumed }) => [person.id, [...parents], isAssumed]),
  };
};

test('a patchwork family: each child stands beside its own parents, so that no lines cross', () => {
  const data = household({
    tim: { role: 'child', parents: ['bert'] },
    anna: { role: 'responsible' },
    oma: { role: 'other' },
    bert: { role: 'partner' },
    mia: { role: 'child', parents: ['anna'] },
    ole: { role: 'child', parents: ['bert', 'anna'] },
  });
  expect(drawn(data)).toEqual({
    grown: ['anna', 'bert', 'oma'],
    isCouple: true,
    children: [
      ['mia', [0], false],
      ['ole', [0, 1], false],
      ['tim', [1], false],
    ],
  });
});

test('a child of whom nobody has said whose it is counts as the couple’s, and is said to be assumed', () => {
  const data = household({
    anna: { role: 'responsible' },
    bert: { role: 'responsible' },
    oma: { role: 'other' },
    mia: { role: 'child' },
  });
  expect(drawn(data).children).toEqual([['mia', [0, 1], true]]);
});

test('a parent alone is no couple; a child of somebody who is not here has no line and comes last', () => {
  const data = household({
    gone: { role: 'child', parents: ['elsewhere'] },
    anna: { role: 'responsible' },
    mia: { role: 'child', parents: ['anna', 'elsewhere'] },
  });
  expect(drawn(data)).toEqual({
    grown: ['anna'],
    isCouple: false,
    children: [
      ['mia', [0], false],
      ['gone', [], false],
    ],
  });
});

test('everybody is drawn once, whoever belongs to whom', () => {
  const roles = fc.constantFrom('responsible', 'partner', 'child', 'other');
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const people = fc.array(
    fc.record({ role: roles, parents: fc.option(fc.subarray(ids), { nil: undefined }) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(people, (list) => {
      const given = list.map(({ role, parents }, at): [string, Given] => [
        ids[at] ?? '',
        { role, ...(parents && { parents }) },
      ]);
      const { grown, children } = kinshipOf(household(Object.fromEntries(given)));
      const all = [...grown, ...children.map(({ person }) => person)].map(({ id }) => id);
      expect(all.toSorted()).toEqual(ids.slice(0, list.length));
      for (const { parents } of children) for (const at of parents) expect(grown[at]?.role).not.toBe('child');
    }),
  );
});
