import fc from 'fast-check';
import {
  camt,
  csvCamt,
  csvInEnglish,
  csvInTwoColumns,
  csvWithWordsAbove,
  lines,
  mt940,
  ownIban,
  savingsIban,
} from '../testing/statements';
import { latin1 } from '../../file-import/testing/latin1';
import { readStatement, type Statement, type StatementRequest } from './readStatement';
import { wholeMonths } from './months';

const utf8 = (text: string) => new TextEncoder().encode(text);

function read(file: string | Uint8Array, options: Partial<StatementRequest> = {}) {
  const bytes = typeof file === 'string' ? utf8(file) : file;
  const copy = new Uint8Array(bytes).buffer;
  return readStatement({ bytes: copy, ownIbans: [savingsIban], remembered: {}, ...options });
}

async function understood(file: string | Uint8Array): Promise<Statement> {
  const answer = await read(file);
  if (answer.kind !== 'read') throw new Error(JSON.stringify(answer));
  return answer;
}

const refused = async (file: string | Uint8Array) => {
  const answer = await read(file);
  return answer.kind === 'refused' ? answer.reason : answer.kind;
};

const sums = ({ groups }: Statement) =>
  Object.fromEntries(groups.map(({ rule, months }) => [rule?.name ?? 'none', months]));

const expected = {
  rent: { '2026-03': 98_000, '2026-04': 98_000, '2026-05': 98_000 },
  electricity: { '2026-03': 7_450, '2026-04': 7_450, '2026-05': 7_450 },
  groceries: { '2026-03': 40_000, '2026-04': 42_000, '2026-05': 36_001 }, // less what came back
  insurance: { '2026-03': 4_211, '2026-04': 4_211, '2026-05': 4_211 },
  broadcasting: { '2026-03': 5_508 },
  salary: { '2026-03': 295_000, '2026-04': 295_000, '2026-05': 295_000 },
  childBenefit: { '2026-04': 25_500, '2026-05': 25_500 },
};

describe('the same bookings are read from every form', () => {
  test.each([
    ['CSV in Latin-1 with semicolons and years of two digits', latin1(csvCamt()), 'csv'],
    ['camt.053.001.02', camt('053', '02'), 'camt053'],
    ['camt.053.001.08', camt('053', '08'), 'camt053'],
    ['camt.052.001.02', camt('052', '02'), 'camt052'],
    ['camt.052.001.08', camt('052', '08'), 'camt052'],
    ['MT940 with numbered details', mt940('structured'), 'mt940'],
    ['MT940 in Latin-1', latin1(mt940('structured')), 'mt940'],
  ])('%s', async (_, file, format) => {
    const statement = await understood(file);
    expect(statement).toMatchObject({ format, bookings: lines.length, transfers: 3 });
    expect(sums(statement)).toEqual(expected);
    expect(wholeMonths(statement.span)).toEqual(['2026-03', '2026-04', '2026-05']);
  });

  // these do not say whose account the money goes to: the word "Umbuchung" does
  test.each([
    ['CSV with words above, signs behind and a sum below', csvWithWordsAbove()],
    ['CSV with tabs and two columns of amounts', csvInTwoColumns()],
    ['CSV in English', csvInEnglish()],
    ['MT940 with details as they come', mt940('unstructured')],
  ])('%s', async (_, file) => {
    const statement = await understood(file);
    const { ownAccounts, groceries, none, ...others } = sums(statement);
    const { groceries: bought, ...rest } = expected;
    expect(others).toEqual(rest);
    expect(ownAccounts).toEqual({ '2026-03': 20_000, '2026-04': 20_000, '2026-05': 20_000 });
    // without names nobody knows that what came back came from there
    expect([groceries, none]).toEqual(
      none ? [{ ...bought, '2026-05': 38_001 }, { '2026-05': 2_000 }] : [bought, undefined],
    );
    expect(wholeMonths(statement.span)).toEqual(['2026-03', '2026-04', '2026-05']);
  });
});

test('how a table was understood is said: delimiter, letters, columns, what is what', async () => {
  const { table, encoding } = await understood(latin1(csvCamt()));
  expect(encoding).toBe('windows-1252');
  expect(table?.delimiter).toBe(';');
  expect(table?.columns.map(({ head }) => head)).toContain('Verwendungszweck');
  expect(table?.mapping).toEqual({
    own: 0,
    day: 1,
    purpose: 4,
    payee: 5,
    iban: 6,
    amount: 8,
    currency: 9,
    state: 10,
  });
  expect(table?.signature).toMatch(/^[0-9a-f]{64}$/);
});

test('a table with heads that nobody knows is asked about, and read as it is answered and remembered', async () => {
  const file = 'Wann;Was;Wieviel\n02.03.2026;Miete;-980,00\n31.03.2026;Strom;-74,50\n';
  const headed = `Tag der Buchung;Was;Wieviel\n${file.slice(file.indexOf('\n') + 1)}`;
  const mapping = { day: 0, purpose: 1, amount: 2 };
  expect(await read(headed, { mapping })).toMatchObject({ kind: 'read', bookings: 2 });
  expect(await read(latin1(csvCamt()), { mapping: { purpose: 4 } })).toMatchObject({ kind: 'unmapped' });
  const { table } = await understood(latin1(csvCamt()));
  const remembered = { [table?.signature ?? '']: { day: 1, amount: 8 } };
  expect(await read(latin1(csvCamt()), { remembered })).toMatchObject({
    table: { mapping: { day: 1, amount: 8 } },
  });
});

test('without heads days and amounts are found by what they look like', async () => {
  const { table, bookings } = await understood(
    '02.03.2026;Miete;-980,00\n02.04.2026;Miete;-980,00\n02.05.2026;Miete;-980,00\n',
  );
  expect(table?.mapping).toEqual({ day: 0, amount: 2 });
  expect(table?.signature).toBeUndefined();
  expect(bookings).toBe(3);
});

test('what is not booked, in another currency or cannot be read is counted apart', async () => {
  expect((await understood(latin1(csvCamt()))).left).toEqual({ pending: 1, foreign: 0, unreadable: 0 });
  expect((await understood(camt())).left).toEqual({ pending: 1, foreign: 0, unreadable: 0 });
  expect((await understood(csvWithWordsAbove())).left).toEqual({
    pending: 0,
    foreign: 0,
    unreadable: 0,
    balances: 1, // no booking at all
  });
  const dollars = csvCamt().replace('"-980,00";"EUR"', '"-980,00";"USD"');
  expect((await understood(latin1(dollars))).left.foreign).toBe(1);
});

test('reports that repeat a booking count it once', async () => {
  const twice = camt('052').replace(/(<Rpt>[\s\S]*<\/Rpt>)/, '$1$1');
  expect((await understood(twice)).bookings).toBe(lines.length);
});

test('a formula in a cell is text, and no amount', async () => {
  const file = csvInEnglish().replace('"Miete Wohnung 4"', '"=HYPERLINK(""http://example.com"")"');
  expect((await understood(file)).bookings).toBe(lines.length);
  expect((await understood(csvInEnglish().replace('-980.00', '=1+1'))).left.unreadable).toBe(1);
});

test('of bookings an answer holds names of counterparts and sums, no purpose and no own account', async () => {
  const answer = JSON.stringify(await understood(camt()));
  for (const secret of ['4711', 'Wohnung 4', ownIban, savingsIban]) expect(answer).not.toContain(secret);
});

describe('what is no statement is refused by a reason', () => {
  const xml = camt();
  test.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \r\n\r\n ', 'empty'],
    ['an archive or Excel', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'spreadsheet'],
    ['a PDF', '%PDF-1.7', 'pdf'],
    ['NUL bytes', `${csvCamt()}\0\0`, 'notText'],
    ['bytes in no encoding', new Uint8Array([0xff, 0x81, 0x8d, 0x00, 0x01]), 'notText'],
    ['an encoding that is not known', xml.replace('UTF-8', 'EBCDIC'), 'notText'],
    ['a letter', 'Sehr geehrte Damen und Herren,\nanbei der Auszug.', 'unknownFormat'],
    ['a page', '<html><body>Umsätze</body></html>', 'unknownFormat'],
    [
      'a document type',
      xml.replace('<Document', '<!DOCTYPE Document SYSTEM "file:///etc/passwd"><Document'),
      'doctype',
    ],
    [
      'entities that grow',
      xml.replace('<Document', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document'),
      'doctype',
    ],
    ['an entity that nobody declared', xml.replace('Miete', '&miete;'), 'brokenXml'],
    ['XML that ends too soon', xml.slice(0, xml.length / 2), 'brokenXml'],
    ['another message', camt('054'), 'camtVersion'],
    ['another version', xml.replace('001.02', '001.13'), 'camtVersion'],
    ['MT940 without its end', mt940().slice(0, mt940().indexOf(':62F:')), 'truncated'],
    [
      'MT940 of two statements of which the first is cut',
      mt940().replace(':62F:', ':64:') + mt940(),
      'truncated',
    ],
    ['a million columns', `Buchungstag;Betrag${';x'.repeat(1_000_000)}\n`, 'tooWide'],
    [
      'some columns too many',
      `Buchungstag;Betrag${';x'.repeat(70)}\n02.03.2026;1,00${';'.repeat(70)}\n`,
      'tooWide',
    ],
    ['heads alone', 'Buchungstag;Betrag\n', 'noRows'],
    ['CAMT without entries', xml.replace(/<Ntry>[\s\S]*<\/Ntry>/, ''), 'noRows'],
    [
      'elements within elements',
      xml.replace('<Id>1</Id>', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`),
      'brokenXml',
    ],
    [
      'an element of a hundred thousand attributes',
      xml.replace(
        '<Ntry>',
        `<Ntry ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(' ')}>`,
      ),
      'brokenXml',
    ],
    [
      'an entry of more payments than any',
      xml.replace(/<\/Ntry>/, `<NtryDtls>${'<TxDtls></TxDtls>'.repeat(2_100)}</NtryDtls></Ntry>`),
      'tooMany',
    ],
    [
      'a purpose of more lines than any',
      xml.replace(/<\/Ntry>/, `${'<AddtlNtryInf>x</AddtlNtryInf>'.repeat(2_100)}</Ntry>`),
      'tooMany',
    ],
  ])('%s', async (_, file, reason) => {
    expect(await refused(file)).toBe(reason);
  });

  test('more than 20 MB', async () => {
    expect(await refused(new Uint8Array(20_000_001))).toBe('tooLarge');
  });

  test('more bookings than any household has', async () => {
    expect(await refused(`Buchungstag;Betrag\n${'02.03.2026;1,00\n'.repeat(50_010)}`)).toBe('tooMany');
  });

  test('whatever the bytes are, the answer is one: nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect(['refused', 'unmapped', 'read']).toContain((await read(bytes)).kind);
      }),
    );
  });

  test('a file that is cut anywhere, or has a letter changed, is answered', async () => {
    const files = [csvCamt(), camt(), mt940()];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.nat(),
        fc.constantFrom('', '"', '<', ';', '&', '\n', ':'),
        async (file, at, letter) => {
          const place = at % file.length;
          const cut = await read(file.slice(0, place));
          const changed = await read(file.slice(0, place) + letter + file.slice(place + 1));
          for (const { kind } of [cut, changed]) expect(['refused', 'unmapped', 'read']).toContain(kind);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('ten thousand bookings leave few groups and every cent', async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, number) =>
      `${String((number % 28) + 1).padStart(2, '0')}.03.2026;Laden ${'abcdefghij'[number % 10]}${'klmnopqrst'[Math.floor(number / 10) % 10]}${'uvwxyzabcd'[Math.floor(number / 100) % 10]};Einkauf;-12,34`,
  );
  const answer = await read(`Buchungstag;Empfänger;Verwendungszweck;Betrag\n${rows.join('\n')}\n`);
  if (answer.kind !== 'read') throw new Error(JSON.stringify(answer));
  expect(answer.bookings).toBe(10_000);
  expect(answer.groups.length).toBeLessThanOrEqual(202);
  const total = answer.groups.reduce((sum, { months }) => sum + (months['2026-03'] ?? 0), 0);
  expect(total).toBe(10_000 * 1_234); // not a cent is lost
});
