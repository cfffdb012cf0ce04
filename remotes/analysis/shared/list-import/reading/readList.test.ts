import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { latin1 } from '../../file-import/testing/latin1';
import { brokerExport, englishSheet, householdBook, incomeSheet } from '../testing/lists';
import { type List, type ListRequest, readList } from './readList';

const utf8 = (text: string) => new TextEncoder().encode(text);

function read(file: string | Uint8Array, options: Partial<ListRequest> = {}) {
  const bytes = new Uint8Array(typeof file === 'string' ? utf8(file) : file).buffer;
  return readList({ bytes, list: 'contracts', remembered: {}, ...options });
}

async function understood(file: string | Uint8Array, options: Partial<ListRequest> = {}): Promise<List> {
  const answer = await read(file, options);
  if (answer.kind !== 'read') throw new Error(JSON.stringify(answer));
  return answer;
}

const refused = async (file: string | Uint8Array) => {
  const answer = await read(file);
  return answer.kind === 'refused' ? answer.reason : answer.kind;
};

test('what a spreadsheet has done to cells is undone, or said to be unreadable', async () => {
  const name = 'l02-numbers-in-scientific-writing.csv';
  const { rows } = await understood(readFileSync(path.join(__dirname, '../testing/files', name)));
  expect(rows.map(({ amounts }) => amounts['premium'])).toEqual([7_490, 1_840, 2_210]);
  expect(rows.map(({ texts }) => texts['number'])).toEqual([undefined, undefined, '0010042']);
  expect(rows.map(({ unread }) => unread['number'])).toEqual(['1,23457E+11', '1,23457E+11', undefined]);
  expect(rows.map(({ texts }) => texts['start'])).toEqual(['2019-03-01', '2019-03-01', '2019-03-01']);
  const english = await understood('Type,Policy number,Premium,Start\nLegal,9.87654e+14,22.10,45292\n');
  expect(english.rows[0]).toMatchObject({
    texts: { start: '2024-01-01' },
    unread: { number: '9.87654e+14' },
  });
});

test('a number whose last digits a spreadsheet has made noughts is unreadable, and its mark of a text is none of it', async () => {
  const { rows } = await understood(
    "Sparte;Vertragsnummer;Ablauf\nHausrat;123456789012345000;01.03.50\nUnfall;'0010042;01.03.1999\n",
  );
  expect(rows.map(({ texts, unread }) => [texts['number'], unread['number'], texts['end']])).toEqual([
    [undefined, '123456789012345000', '2050-03-01'],
    ['0010042', undefined, '1999-03-01'],
  ]);
});

test('of several premiums the one that is paid is read, whichever stands first', async () => {
  for (const [heads, cells] of [
    ['Nettobeitrag;Bruttobeitrag;Versicherungssteuer', '100,00;119,00;19,00'],
    ['Beitrag netto (EUR);Zahlbeitrag', '100,00;119,00'],
    ['Net premium;Annual premium', '100,00;119,00'],
  ])
    expect((await understood(`Sparte;${heads}\nHausrat;${cells}\n`)).rows[0]?.amounts).toEqual({
      premium: 119_00,
    });
  expect((await understood('Sparte;Nettobeitrag\nHausrat;100,00\n')).rows[0]?.amounts).toEqual({
    premium: 100_00,
  });
});

test('an amount whose currency stands in a column of its own is no euro', async () => {
  const { rows } = await understood(
    'Sparte,Beitrag,Währung\nHausrat,"18,40",EUR\nUnfall,"22,00",CHF\nRechtsschutz,"9,00",\n',
  );
  expect(rows.map(({ amounts, unread }) => [amounts['premium'], unread['premium']])).toEqual([
    [1_840, undefined],
    [undefined, '22,00 CHF'],
    [900, undefined],
  ]);
});

test('groups with heads, titles and sums of their own are their lines alone', async () => {
  const { rows, sums } = await understood(
    'Verträge der Familie\n\nSach\nSparte;Gesellschaft;Beitrag\nHausrat;Nord;18,40\nSumme Sach;;18,40\n\nLeben\nSparte;Gesellschaft;Beitrag\nRisikoleben;Süd;22,00\nGesamtbeitrag;;40,40\n',
  );
  expect(rows.map(({ texts }) => texts['line'])).toEqual(['Hausrat', 'Risikoleben']);
  expect(sums).toBe(2);
});

test('a quotation mark that never closes takes no further contract with it', async () => {
  const { rows } = await understood('Sparte;Gesellschaft;Beitrag\nHausrat;"Nord;18,40\nUnfall;Süd;22,00\n');
  expect(rows.map(({ amounts }) => amounts['premium'])).toEqual([1_840, 2_200]);
});

test('an export of a program of brokers', async () => {
  const { rows, sums, table } = await understood(brokerExport());
  expect(table.delimiter).toBe(';');
  expect(sums).toBe(1);
  expect(rows).toHaveLength(6);
  expect(rows[0]).toEqual({
    number: 1,
    amounts: { premium: 74_90, benefit: 10_000_000_00 },
    texts: {
      person: 'Muster, Anna',
      line: 'Privathaftpflichtversicherung',
      product: 'Komfort',
      company: 'Nordlicht Versicherung AG',
      number: 'NL-4711/01',
      frequency: 'jährlich',
      start: '2019-03-01',
      end: '2027-03-01',
      state: 'aktiv',
    },
    codes: { line: 'liability', frequency: 'yearly', state: 'runs' },
    unread: {},
  });
  const [, household, disability, life, legal, motor] = rows;
  expect(household).toMatchObject({ amounts: { premium: 18_40, benefit: 65_000_00 } });
  expect(household?.amounts).not.toHaveProperty('balance'); // 0,00 is not known
  expect(household?.texts).toMatchObject({ product: 'Hausrat "Plus"' });
  expect(household?.codes).toMatchObject({ line: 'household', frequency: 'quarterly' });
  expect(disability).toMatchObject({ codes: { line: 'disability', frequency: 'monthly' } });
  expect(life?.codes).not.toHaveProperty('line'); // there are two of that name
  expect(life?.amounts).toEqual({ premium: 55_00, balance: 12_345_67 });
  expect(legal).toMatchObject({ codes: { line: 'legal', frequency: 'yearly', state: 'ended' } });
  expect(motor).toMatchObject({
    codes: { line: 'motor', frequency: 'halfYearly' },
    unread: { start: '31.02.2020' },
    amounts: {},
  });
});

test.each([
  ['UTF-8', utf8(brokerExport())],
  ['UTF-8 with its mark', utf8(`\ufeff${brokerExport()}`)],
  ['Latin-1', latin1(brokerExport().replaceAll('€', ''))],
])('the same in %s', async (_, bytes) => {
  const { rows } = await understood(bytes);
  expect(rows.map(({ codes }) => codes['line'])).toEqual([
    'liability',
    'household',
    'disability',
    undefined,
    'legal',
    'motor',
  ]);
});

test('a sheet in English: what a year costs is said by the head', async () => {
  const { rows, table } = await understood(englishSheet());
  expect(table.delimiter).toBe(',');
  expect(rows).toMatchObject([
    {
      amounts: { premium: 1_074_90 },
      codes: { line: 'liability', frequency: 'yearly' },
      texts: { start: '2019-03-01', number: 'NL-1' },
    },
    { amounts: { premium: 73_60 }, codes: { line: 'household', frequency: 'yearly' } },
  ]);
});

test('a head that says of which time an amount is counts more than the Zahlweise', async () => {
  const { rows } = await understood(
    'Sparte;Jahresbeitrag;Zahlweise\nHausrat;120,00;monatlich\nUnfall;90,00;beitragsfrei\n',
  );
  expect(rows.map(({ codes }) => codes['frequency'])).toEqual(['yearly', 'paidUp']);
});

test('a household book: what goes out stands there with a minus, and premiums are no expenses', async () => {
  const { rows, sums } = await understood(householdBook(), { list: 'expenses' });
  expect(sums).toBe(1);
  expect(rows.map(({ amounts, codes }) => [amounts['amount'], codes['category']])).toEqual([
    [980_00, 'housing'],
    [420_00, 'groceries'],
    [74_90, 'contracts'],
    [29_90, 'leisure'],
    [5_00, undefined],
    [120_00, 'mobility'],
  ]);
});

test('incomes of a sheet', async () => {
  const { rows } = await understood(incomeSheet(), { list: 'incomes' });
  expect(rows.map(({ amounts, codes, texts }) => [codes['kind'], amounts, texts['person']])).toEqual([
    ['salary', { net: 2_950_00, gross: 4_400_00 }, 'Anna'],
    ['rent', { net: 7_200_00 }, 'Jonas'],
    [undefined, { net: 10_000_00 }, 'Jonas'],
    ['childBenefit', { net: 255_00 }, undefined],
  ]);
});

test('columns that nobody knows are asked for, and read as they are chosen', async () => {
  const file = 'Wat;Wieviel\nHausrat;12,00\n';
  const answer = await read(file);
  expect(answer).toMatchObject({
    kind: 'unmapped',
    table: {
      columns: [
        { head: 'Wat', example: 'Hausrat' },
        { head: 'Wieviel', example: '12,00' },
      ],
    },
  });
  const { rows, table } = await understood(file, { mapping: { line: 0, premium: 1 } });
  expect(rows).toMatchObject([{ amounts: { premium: 12_00 }, codes: { line: 'household' } }]);
  const remembered = { [table.signature ?? '']: table.mapping };
  expect((await understood(file, { remembered })).rows).toEqual(rows);
});

test('what is remembered of one kind of list, or was tampered with, is of no other', async () => {
  const file = 'Wat;Wieviel\nHausrat;12,00\n';
  const { table } = await understood(file, { mapping: { line: 0, premium: 1 } });
  const remembered = { [table.signature ?? '']: table.mapping };
  expect(await read(file, { remembered, list: 'expenses' })).toMatchObject({ kind: 'unmapped' });
  const foreign = { [table.signature ?? '']: { constructor: 0, line: 0 } };
  expect(await read(file, { remembered: foreign })).toMatchObject({ kind: 'unmapped' });
});

test('a list without heads loses no line', async () => {
  const { rows } = await understood('Hausrat;12,00\nUnfall;9,00\n', { mapping: { line: 0, premium: 1 } });
  expect(rows).toHaveLength(2);
});

test('two lists with the same number of columns are told apart by what divides them', async () => {
  const { table } = await understood('Sparte,Gesellschaft\nHausrat,"Nord; Süd AG"\n');
  expect(table.delimiter).toBe(',');
});

test.each([
  ['nothing', '', 'empty'],
  ['spaces', ' \n \n', 'empty'],
  ['a page of the Internet', '<!doctype html><html><script>alert(1)</script></html>', 'unknownFormat'],
  ['words', 'Sehr geehrte Damen und Herren\nwir kündigen\n', 'unknownFormat'],
  ['heads alone', 'Sparte;Beitrag\n', 'noRows'],
  ['a line without end', `Sparte;Beitrag\n${'x'.repeat(30_000)}`, 'tooWide'],
  ['a hundred columns', `${'Sparte;'.repeat(100)}\n${'x;'.repeat(100)}`, 'tooWide'],
])('%s is refused', async (_, file, reason) => {
  expect(await refused(file)).toBe(reason);
});

test.each([
  ['binary', Uint8Array.of(83, 0, 1, 2, 255, 254, 3), 'notText'],
  ['a NUL in a cell', utf8('Sparte;Beitrag\nHaus\u0000rat;12,00\n'), 'notText'],
  ['a spreadsheet', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'spreadsheet'],
  ['a PDF', utf8('%PDF-1.7 abc'), 'pdf'],
])('%s is refused', async (_, bytes, reason) => {
  expect(await refused(bytes)).toBe(reason);
});

test('more lines than any household has are refused', async () => {
  expect(await refused(`Sparte;Beitrag\n${'Hausrat;1,00\n'.repeat(50_100)}`)).toBe('tooMany');
});

test('formulas are words like others', async () => {
  const { rows } = await understood(`Sparte;Gesellschaft;Nr\nHausrat;"=cmd|' /C calc'!A0";"=""0815"""\n`);
  expect(rows[0]?.texts).toMatchObject({ company: "=cmd|' /C calc'!A0", number: '0815' });
});

test('no text is ever thrown by, or makes a number of what is none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 400 }), fc.constantFrom(';', ',', '\t'), async (text, mark) => {
      const answer = await read(`Sparte${mark}Beitrag\n${text}`);
      expect(['read', 'unmapped', 'refused']).toContain(answer.kind);
      if (answer.kind !== 'read') return;
      for (const { amounts } of answer.rows)
        for (const amount of Object.values(amounts)) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThan(0);
        }
    }),
  );
});

test('every amount of a list comes to the cent, however it is written', async () => {
  const written = (cents: number, form: number) => {
    const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
    const grouped = String(whole).replace(/(\d)(?=(\d{3})+$)/g, '$1.');
    return (
      [`${whole},${rest}`, `${grouped},${rest} €`, `EUR ${grouped},${rest}`, `${grouped},${rest}- EUR`][
        form
      ] ?? ''
    );
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 20 }),
      fc.nat(3),
      async (amounts, form) => {
        const { rows } = await understood(
          `Sparte;Beitrag\n${amounts.map((cents) => `Hausrat;${written(cents, form)}`).join('\n')}\n`,
        );
        expect(rows.map((row) => row.amounts['premium'])).toEqual(amounts);
      },
    ),
  );
});

test('columns are found in whatever order they stand', async () => {
  const heads = ['Sparte', 'Gesellschaft', 'Vertragsnummer', 'Beitrag', 'Zahlweise', 'Beginn'];
  const cells = ['Hausrat', 'Nordlicht', '0815', '12,50', 'monatlich', '01.02.2020'];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), async (order) => {
      const line = (of: readonly string[]) => order.map((at) => of[at]).join(';');
      const { rows } = await understood(`${line(heads)}\n${line(cells)}\n`);
      expect(rows[0]).toMatchObject({
        amounts: { premium: 12_50 },
        texts: { company: 'Nordlicht', number: '0815', start: '2020-02-01' },
        codes: { line: 'household', frequency: 'monthly' },
      });
    }),
  );
});
