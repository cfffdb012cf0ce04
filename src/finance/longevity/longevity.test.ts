import * as fc from 'fast-check';
import { ageReached, coupleSurvival, lifeExpectancy, survivalProbability } from '.';
import { expectancy, LAST_AGE, lifeTable, mortality } from './lifeTable';

const sex = fc.constantFrom('male' as const, 'female' as const, 'unspecified' as const);
const age = fc.integer({ min: 0, max: 100 });

test.each([
  [0, 78.47, 83.19],
  [30, 49.19, 53.71],
  [65, 17.71, 20.91],
  [67, 16.26, 19.26],
  [80, 8.0, 9.57],
  [100, 1.76, 2.0],
])('at %i Destatis 2022/24 gives men %d and women %d further years', (years, male, female) => {
  expect(lifeExpectancy({ age: years, sex: 'male' }).remainingYears).toBe(male);
  expect(lifeExpectancy({ age: years, sex: 'female' }).remainingYears).toBe(female);
  expect(lifeExpectancy({ age: years, sex: 'unspecified' }).expectedAge).toBeCloseTo(
    years + (male + female) / 2,
    10,
  );
});

test('the table holds together: survivors follow from mortality', () => {
  for (const [column, sexOf] of [
    [1, 'male'],
    [4, 'female'],
  ] as const) {
    let survivors = 100_000;
    lifeTable.rows.forEach((row, years) => {
      expect(Math.abs(row[column] - survivors)).toBeLessThan(1);
      survivors *= 1 - mortality(sexOf, years);
    });
  }
});

test('the table holds together: expectancy of an age follows from the next', () => {
  for (const sexOf of ['male', 'female'] as const) {
    // Infants die early in their first year, so the half year that others are given does not hold for age 0.
    for (let years = 1; years < LAST_AGE; years += 1) {
      const q = mortality(sexOf, years);
      const fromNext = 0.5 * q + (1 - q) * (1 + expectancy(sexOf, years + 1));
      expect(Math.abs(expectancy(sexOf, years) - fromNext)).toBeLessThan(0.02);
    }
  }
});

test('a man of 67 reaches 85 with 45.0 %, a woman with 60.6 %', () => {
  expect(survivalProbability({ age: 67, toAge: 85, sex: 'male' }).probability).toBeCloseTo(0.4502, 3);
  expect(survivalProbability({ age: 67, toAge: 85, sex: 'female' }).probability).toBeCloseTo(0.6064, 3);
});

test('everybody reaches the present age, and fewer each later one', () => {
  fc.assert(
    fc.property(sex, age, age, (sexOf, one, other) => {
      const [start, end] = [Math.min(one, other), Math.max(one, other)];
      const at = (toAge: number) => survivalProbability({ age: start, toAge, sex: sexOf }).probability;
      expect(at(start)).toBe(1);
      expect(at(end + 1)).toBeLessThan(at(end));
      expect(at(end + 1)).toBeGreaterThan(0);
    }),
  );
});

test('women survive men and the unspecified lies half way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 90 }), (start) => {
      const at = (sexOf: 'male' | 'female' | 'unspecified') =>
        survivalProbability({ age: start, toAge: 95, sex: sexOf }).probability;
      expect(at('female')).toBeGreaterThan(at('male'));
      expect(at('unspecified')).toBeCloseTo((at('male') + at('female')) / 2, 12);
    }),
  );
});

test('the age reached with a probability is the last one that is that likely', () => {
  fc.assert(
    fc.property(sex, age, fc.double({ min: 0.001, max: 1, noNaN: true }), (sexOf, start, probability) => {
      const reached = ageReached({ age: start, sex: sexOf, probability });
      expect(reached.probability).toBeGreaterThanOrEqual(probability);
      expect(reached.isEndOfTable).toBe(reached.age === 101);
      if (reached.isEndOfTable) return;
      const next = survivalProbability({ age: start, toAge: reached.age + 1, sex: sexOf });
      expect(next.probability).toBeLessThan(probability);
    }),
  );
});

test('a probability is reached by the birthday that has exactly it', () => {
  const { probability } = survivalProbability({ age: 65, toAge: 83, sex: 'male' });
  expect(ageReached({ age: 65, sex: 'male', probability })).toMatchObject({ age: 83, probability });
});

test('beyond the table nobody lives on', () => {
  expect([mortality('male', 101), expectancy('female', 101)]).toEqual([1, 0]);
});

test('half of the men of 65 reach 83 and half of the women 87', () => {
  expect(ageReached({ age: 65, sex: 'male', probability: 0.5 }).age).toBe(83);
  expect(ageReached({ age: 65, sex: 'female', probability: 0.5 }).age).toBe(87);
});

test('the four cases of a couple sum to one', () => {
  fc.assert(
    fc.property(
      sex,
      sex,
      fc.integer({ min: 18, max: 80 }),
      fc.integer({ min: 18, max: 80 }),
      (a, b, first, second) => {
        const couple = coupleSurvival({
          first: { age: first, sex: a },
          second: { age: second, sex: b },
          years: 15,
        });
        expect(couple.both + couple.onlyFirst + couple.onlySecond + couple.neither).toBeCloseTo(1, 12);
        expect(couple.atLeastOne).toBeCloseTo(couple.both + couple.onlyFirst + couple.onlySecond, 12);
        expect(couple.both + couple.onlyFirst).toBeCloseTo(
          survivalProbability({ age: first, toAge: first + 15, sex: a }).probability,
          12,
        );
      },
    ),
  );
});

test('the older of a couple cannot outlive the table', () => {
  const couple = coupleSurvival({
    first: { age: 90, sex: 'male' },
    second: { age: 40, sex: 'female' },
    years: 30,
  });
  expect(couple.onlyFirst).toBe(0);
  expect(couple.onlySecond).toBeCloseTo(0.885, 3);
});

test('ages off the table are refused', () => {
  expect(() => lifeExpectancy({ age: 101, sex: 'male' })).toThrow(expect.objectContaining({ field: 'age' }));
  expect(() => lifeExpectancy({ age: 30.5, sex: 'male' })).toThrow(expect.objectContaining({ field: 'age' }));
  expect(() => survivalProbability({ age: 50, toAge: 49, sex: 'male' })).toThrow(
    expect.objectContaining({ code: 'invalid-input', field: 'toAge' }),
  );
  expect(() => ageReached({ age: 50, sex: 'male', probability: 0 })).toThrow(
    expect.objectContaining({ code: 'rate-out-of-range', field: 'probability' }),
  );
  expect(() => survivalProbability({ age: -1, toAge: 49, sex: 'male' })).toThrow(
    expect.objectContaining({ code: 'invalid-input', field: 'age' }),
  );
  expect(() => ageReached({ age: 101, sex: 'male', probability: 0.5 })).toThrow(
    expect.objectContaining({ code: 'invalid-input', field: 'age' }),
  );
  const first = { age: 50, sex: 'male' } as const;
  expect(coupleSurvival({ first, second: first, years: 51 }).both).toBeGreaterThan(0);
  expect(() => coupleSurvival({ first, second: first, years: 52 })).toThrow(
    expect.objectContaining({ field: 'years' }),
  );
});
