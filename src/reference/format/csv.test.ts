import { type CsvColumn, csvOf } from '.';

interface Row {
  name: string;
  amount?: number;
  share: number;
  day: string;
}
const columns: CsvColumn<Row>[] = [
  { key: 'name', header: 'Name', kind: 'text', value: ({ name }) => name },
  { key: 'amount', header: 'Betrag', kind: 'money', value: ({ amount }) => amount },
  { key: 'share', header: 'Anteil', kind: 'number', decimals: 1, value: ({ share }) => share },
  { key: 'day', header: 'Tag', kind: 'date', value: ({ day }) => day },
];
const row: Row = { name: 'Miete', amount: -123_456, share: 2.5, day: '2026-10-01' };

test('German spreadsheets get semicolons, decimal commas and a byte order mark', () => {
  expect(csvOf(columns, [row], 'de')).toBe(
    '\uFEFFName;Betrag;Anteil;Tag\r\nMiete;-1234,56;2,5;01.10.2026\r\n',
  );
});

test('English ones get commas and decimal points', () => {
  expect(csvOf(columns, [row], 'en')).toContain('Miete,-1234.56,2.5,01/10/2026\r\n');
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['a;b', '"a;b"'],
  ['zwei\nZeilen', '"zwei\nZeilen"'],
])('the words %j are no formula and no other cell', (name, cell) => {
  expect(csvOf(columns.slice(0, 1), [{ ...row, name }], 'de')).toBe(`\uFEFFName\r\n${cell}\r\n`);
});

test('what is not known is an empty cell, never 0', () => {
  const { amount: _, ...unknown } = row;
  expect(csvOf(columns, [unknown], 'de')).toContain('Miete;;2,5;');
});
