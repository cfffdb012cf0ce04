import { columnOf, movedAmounts, type Move } from './columns';

const move: Move = {
  planned: { protect: 50_00, provide: 250_00, wealth: 150_00 },
  locks: { protect: false, provide: false, wealth: false },
  least: { protect: 40_00, provide: 0, wealth: 100_00 },
  budget: 460_00,
};

test('what is not divided makes room first, then the last column down to what lies in the cart, then the one before', () => {
  // 450 of 460 are divided: 10 are left, 50 come from wealth (150 - 100), 40 from provision
  expect(movedAmounts(move, 'protect', 150_00)).toEqual({ protect: 150_00, provide: 210_00, wealth: 100_00 });
});

test('a locked column gives nothing: what is missing then is beyond the budget', () => {
  const locks = { protect: false, provide: true, wealth: true };
  expect(movedAmounts({ ...move, locks }, 'protect', 150_00)).toEqual({
    protect: 150_00,
    provide: 250_00,
    wealth: 150_00,
  });
});

test('less gives to nobody, and no column falls below what lies in the cart', () => {
  expect(movedAmounts(move, 'protect', 0)).toEqual({ protect: 40_00, provide: 250_00, wealth: 150_00 });
});

test('a fund plan is wealth, unless it is proposed for old age', () => {
  expect([columnOf('fundPlan'), columnOf('fundPlan', 'oldAge'), columnOf('termLife')]).toEqual([
    'wealth',
    'provide',
    'protect',
  ]);
});
