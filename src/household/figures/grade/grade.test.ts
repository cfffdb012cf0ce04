import * as fc from 'fast-check';
import {
  type Criterion,
  type CriterionValues,
  criterionGrade,
  financialGrade,
  gradeOf,
  protectionCoverage,
} from '..';
import { emptySection, type SectionData, sectionNames } from '../../documents';
import { variedHousehold } from '../../testing/householdArbitrary';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import { gradeCriteria } from '../assumptions';

const date = '2026-10-01';
const criteria = Object.keys(gradeCriteria) as Criterion[]; // Object.keys forgets the literal keys
const share = fc.double({ min: -2, max: 3, noNaN: true });

const valuesOf = (shares: readonly number[]): CriterionValues =>
  Object.fromEntries(
    criteria.map((criterion, index) => [criterion, { kind: 'computed', value: shares[index] ?? 0 }]),
  ) as unknown as CriterionValues; // one for each criterion

describe('financial grade (F24)', () => {
  test.each([
    ['reserve', 1, 1],
    ['reserve', 0, 6],
    ['savingsRate', 0.2, 1],
    ['savingsRate', 0, 6],
    ['debtService', 0.1, 1],
    ['debtService', 0.45, 6],
    ['debtService', 0.275, 3.5],
    ['retirement', 1, 1],
    ['retirement', 0.4, 6],
    ['wealth', -1, 6],
    ['wealth', 2, 1],
  ] as const)('%s %d earns %d', (criterion, value, grade) => {
    expect(criterionGrade(criterion, value)).toBeCloseTo(grade, 10);
  });

  test('an empty household gets no grade, and hears what is missing', () => {
    const empty = Object.fromEntries(sectionNames.map((name) => [name, emptySection(name)])) as SectionData; // one per name
    const grade = financialGrade({ household: empty, date });
    expect(grade).toMatchObject({ kind: 'notGraded', reason: 'tooFewCriteria', needed: 4, criteria: [] });
    expect(grade.missing.map(({ criterion }) => criterion)).toEqual([
      'reserve',
      'savingsRate',
      'debtService',
      'protection',
      'retirement',
      'wealth',
    ]);
    expect(grade.notRelevant).toEqual(['subsidies']);
  });

  test('three criteria are too few, four are enough', () => {
    const values = valuesOf([1, 1, 1, 1, 1, 1, 1]);
    const none = { kind: 'notRelevant' } as const;
    const four = { ...values, reserve: none, wealth: none, subsidies: none };
    expect(gradeOf(four)).toMatchObject({ kind: 'graded' });
    expect(gradeOf({ ...four, retirement: none })).toMatchObject({ kind: 'notGraded' });
  });

  test('is between 1 and 6, the weights make one whole, and the parts make the grade', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 7, maxLength: 7 }), (shares) => {
        const grade = gradeOf(valuesOf(shares));
        if (grade.kind !== 'graded') throw new Error('seven criteria');
        const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
        expect(sum(grade.criteria.map(({ weight }) => weight))).toBeCloseTo(1, 10);
        expect(sum(grade.criteria.map((one) => one.weight * one.grade))).toBeCloseTo(grade.exact, 10);
        expect(grade.exact).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(grade.exact).toBeLessThanOrEqual(6 + 1e-9);
      }),
    );
  });

  test('saving more never worsens it, owing more never betters it', () => {
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 7, maxLength: 7 }),
        fc.constantFrom(...criteria),
        share,
        (shares, criterion, other) => {
          const before = valuesOf(shares);
          const old = before[criterion];
          fc.pre(old.kind === 'computed' && other >= old.value);
          const [one, two] = [before, { ...before, [criterion]: { kind: 'computed', value: other } }].map(
            gradeOf,
          );
          if (one?.kind !== 'graded' || two?.kind !== 'graded') throw new Error('seven criteria');
          if (criterion === 'debtService') expect(two.exact).toBeGreaterThanOrEqual(one.exact - 1e-9);
          else expect(two.exact).toBeLessThanOrEqual(one.exact + 1e-9);
        },
      ),
    );
  });
});

describe('protection of existence (K4)', () => {
  test('of a family in its own house all five covers are relevant', () => {
    const { household } = sample(2);
    const { covers, coverage } = valueOf(protectionCoverage(household, date));
    expect(covers.map(({ cover, coverage: part }) => [cover, Math.round(part * 100)])).toEqual([
      ['health', 100],
      ['liability', 100],
      ['income', 86],
      ['death', 50],
      ['building', 100],
    ]);
    expect(coverage).toBeCloseTo(0.869, 3);
  });

  test('of the owners of a flat not the building, which the owners’ association insures', () => {
    const { household } = sample(2);
    const homes = Object.entries(household.housing.items).map(([id, home]) => [
      id,
      { ...home, property: 'flat' as const },
    ]);
    const inFlat = { ...household, housing: { items: Object.fromEntries(homes) } };
    expect(valueOf(protectionCoverage(inFlat, date)).covers.map(({ cover }) => cover)).not.toContain(
      'building',
    );
  });

  test('of a tenant who lives alone, neither death nor building', () => {
    const { covers } = valueOf(protectionCoverage(sample(1).household, date));
    expect(covers.map(({ cover }) => cover)).toEqual(['health', 'liability', 'income']);
  });

  test('somebody whose health insurance is unknown is asked', () => {
    const { household, person } = sample(1);
    const without = { ...household, employments: emptySection('employments') };
    expect(protectionCoverage(without, date)).toEqual({
      kind: 'missing',
      facts: [{ fact: 'healthInsurance', personId: person('Lena') }],
    });
  });

  test('is a share of one', () => {
    fc.assert(
      fc.property(variedHousehold, (household) => {
        const coverage = protectionCoverage(household, date);
        fc.pre(coverage.kind === 'computed');
        expect(coverage.value.coverage).toBeGreaterThanOrEqual(0);
        expect(coverage.value.coverage).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });
});
