import { euros } from '@vp-digital/core/finance';
import { incomeProtection, insurablePension, laterPurchasingPower, withProtectionConcept } from '..';
import type { ProtectionWish, SectionData } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const aylin = () => {
  const { household, date, person } = sample(2);
  const personId = person('Aylin');
  const wishing = (wish: Partial<ProtectionWish>): SectionData => ({
    ...household,
    protectionWishes: { items: { [personId]: { position: 0, ...wish } } },
  });
  return { personId, date, wishing };
};

test('a pension of the concept closes the gap as a contract would, and leaves the household as it is', () => {
  const { personId, date, wishing } = aylin();
  const household = wishing({ disabilityPension: euros(500) });
  const gapOf = (data: SectionData) => valueOf(incomeProtection({ household: data, personId, date })).gap;
  const before = gapOf(household);
  // 533 euros are missing today; 500 of them are paid
  expect(Math.round(before / 100)).toBe(533);
  expect(gapOf(withProtectionConcept(household, personId))).toBe(before - euros(500));
  expect(gapOf(household)).toBe(before);
});

test('an amount of nothing makes no contract', () => {
  const { personId, wishing } = aylin();
  const household = wishing({ disabilityPension: 0 });
  expect(withProtectionConcept(household, personId)).toBe(household);
});

test('what insurers secure is measured against gross, with all pensions together', () => {
  const { personId, date, wishing } = aylin();
  const { limit } = valueOf(insurablePension({ household: wishing({}), personId, date }));
  const chosen = { disabilityPension: limit, basicAbilitiesPension: euros(100), accidentSum: euros(50_000) };
  expect(valueOf(insurablePension({ household: wishing(chosen), personId, date }))).toEqual({
    limit,
    existing: 0,
    chosen: limit + euros(100),
    beyond: euros(100),
  });
});

test('after 20 years at 2 % a pension of 550 euros buys 370, and with a rise of 2 % still 550', () => {
  // 550 ÷ 1.02^20 = 550 ÷ 1.485947 = 370.13
  expect(laterPurchasingPower(euros(550), 200, { assumptions: { items: {} } })).toEqual({
    level: 37_013,
    rising: euros(550),
  });
});
