import assert from 'node:assert/strict';
import { it } from 'node:test';
import { aboutPerson } from './aboutPerson';

it('tells of a joint simulation the events of the person herself and those that name nobody', () => {
  const event = { kind: 'unemployment', from: '2027-01', months: 6 };
  const variant = {
    position: 0,
    kind: 'budget',
    title: 'Ohne Arbeit',
    personIds: ['his', 'hers'],
    starts: [],
    events: { one: { ...event, personId: 'his' }, two: { ...event, personId: 'hers' }, three: event },
  };
  const sections = {
    persons: { items: { his: {}, hers: {} } },
    simulationVariants: { items: { variant } },
  };
  const exported = aboutPerson(sections, new Set(['hers'])).sections['simulationVariants'];
  assert.deepEqual(exported, {
    variant: { ...variant, events: { two: variant.events.two, three: variant.events.three } },
  });
});
