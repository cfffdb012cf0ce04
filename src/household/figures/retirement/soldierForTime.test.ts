import { euros } from '@vp-digital/core/finance';
import { disabilityEstimate, pensionProjection, pensionProviderOf } from '..';
import { completeness } from '../../completeness';
import type { SectionData } from '../../documents';
import { pensionRecord } from '../../samples/entries';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import { missing } from '../outcome';

const { household, date, person } = sample(4);
const personId = person('Henrik');

/** Henrik as a soldier, without any letter. */
const soldier = (fixedTermUntil?: string): SectionData => ({
  ...household,
  employments: {
    items: {
      job: {
        position: 0,
        personId,
        main: true,
        status: 'soldier',
        ...(fixedTermUntil && { fixedTermUntil }),
      },
    },
  },
  statutoryPensions: { items: {} },
});
const forTime = soldier('2031-06-30');
const letter = { ...pensionRecord(personId, 12, 640), position: 0, provider: 'statutory' as const };

const pensionFactsOf = (of: SectionData) =>
  completeness(of, date)
    .find(({ area }) => area === 'pension')
    ?.missing.flatMap((one) => (one.personId === personId ? [one.fact] : []));

test('a soldier for a time has no pension of the service: the letter of the state scheme is asked for', () => {
  expect(pensionProviderOf(forTime, personId)).toBe('statutory');
  expect(pensionProjection({ household: forTime, personId, date })).toEqual(
    missing('pensionRecord', personId),
  );
  expect(pensionFactsOf(forTime)).not.toContain('pensionRate');
  const known = { ...forTime, statutoryPensions: { items: { letter } } };
  expect(valueOf(pensionProjection({ household: known, personId, date })).gross).toBe(euros(640));
  expect(pensionFactsOf(known)).toEqual([]);
});

test('unfit, he is dismissed without a pension, unless the state scheme names one (§ 8 (2) Nr. 1 SGB VI)', () => {
  expect(valueOf(disabilityEstimate({ household: forTime, personId, date }))).toMatchObject({
    kind: 'unfit',
    source: 'notInsured',
    gross: 0,
  });
  const known = {
    ...forTime,
    statutoryPensions: { items: { letter: { ...letter, disabilityPension: euros(700) } } },
  };
  expect(valueOf(disabilityEstimate({ household: known, personId, date }))).toMatchObject({
    kind: 'disability',
    source: 'record',
    gross: euros(700),
  });
});

test('a career soldier has the pension of civil servants', () => {
  expect(pensionProviderOf(soldier(), personId)).toBe('civilService');
  expect(disabilityEstimate({ household: soldier(), personId, date })).toEqual(
    missing('unfitPension', personId),
  );
});
