import { statementIn } from '../testing/readFile';

const everyOf = async (days: readonly string[]) => {
  const rows = days.map((day) => `${day};Verlag Beispiel;-55,08`);
  const { groups } = await statementIn(['Buchungstag;Empfänger;Betrag', ...rows, ''].join('\n'));
  return groups[0]?.every;
};

test.each([
  ['every quarter', ['15.01.2026', '15.04.2026', '15.07.2026'], 3],
  [
    'moved by weekends and holidays into other months',
    ['30.01.2026', '04.05.2026', '03.08.2026', '30.10.2026'],
    3,
  ],
  ['a quarter is missing', ['15.01.2026', '15.04.2026', '15.10.2026', '15.01.2027'], 3],
  ['every half year', ['01.01.2026', '01.07.2026'], 6],
  ['every year, around its end', ['31.12.2024', '02.01.2026'], 12],
  ['every month', ['02.01.2026', '02.02.2026', '02.03.2026'], undefined],
  ['every month, one missing', ['02.01.2026', '02.02.2026', '02.04.2026', '04.05.2026'], undefined],
  ['every other month', ['02.01.2026', '02.03.2026', '02.05.2026'], undefined],
  ['now and then', ['02.01.2026', '09.01.2026', '20.02.2026'], undefined],
] as const)('payments come %s', async (_, days, every) => {
  expect(await everyOf(days)).toBe(every);
});

test('of a changed amount the last one counts', async () => {
  const rows = ['15.01.2026;Verlag;-55,08', '15.04.2026;Verlag;-55,08', '15.07.2026;Verlag;-60,00'];
  const { groups } = await statementIn(['Buchungstag;Empfänger;Betrag', ...rows, ''].join('\n'));
  expect(groups[0]).toMatchObject({ every: 3, last: { day: '2026-07-15', amount: 6_000 } });
});
