import { strToU8, zipSync } from 'fflate';
import { latin1 } from '../../file-import/testing/latin1';
import { utf16 } from '../testing/bankFile';
import { bankFiles } from '../testing/bankFiles';
import { cardFiles } from '../testing/cardFiles';
import { cellFiles, lostAmounts } from '../testing/cellFiles';
import { columnFiles, foreignFiles } from '../testing/columnFiles';
import { answerTo, figuresOf, statementIn } from '../testing/readFile';
import { mt940Of } from '../testing/otherExamples';
import { oddFiles } from '../testing/oddFiles';
import { writtenFiles } from '../testing/writtenFiles';

test.each([
  ...bankFiles,
  ...cardFiles,
  ...writtenFiles,
  ...oddFiles,
  ...columnFiles,
  ...cellFiles,
  ...lostAmounts,
])('%s', async (_, file, expected) => {
  const statement = await statementIn(file);
  expect({ ...figuresOf(statement), unbalanced: statement.unbalanced }).toMatchObject(expected);
});

test.each(foreignFiles)('another currency %s is no euro', async (_, file) => {
  const answer = await answerTo(file);
  expect(answer.kind).not.toBe('read');
  expect(answer).toMatchObject({ left: { foreign: 2 } });
});

test("a state in a bank's own words is booked only if it says so", async () => {
  const entry = (state: string) =>
    `<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Prtry>${state}</Prtry></Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt></Ntry>`;
  const file = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr/><Stmt>${entry('GEBUCHT')}${entry('VORGEMERKT')}</Stmt></BkToCstmrStmt></Document>`;
  expect(figuresOf(await statementIn(file))).toMatchObject({ out: 1_200, left: { pending: 1 } });
});

test('a message of another kind in an archive is said, and the others are read', async () => {
  const message = (kind: string, outer: string, inner: string) =>
    strToU8(
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.08"><${outer}><GrpHdr/><${inner}><Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt></Ntry></${inner}></${outer}></Document>`,
    );
  const archive = zipSync({
    'a.xml': message('053', 'BkToCstmrStmt', 'Stmt'),
    'b.xml': message('054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  });
  expect(await statementIn(archive)).toMatchObject({ bookings: 1, otherFiles: 1 });
});

test('a table that says itself that there is nothing has no bookings, and asks for no column', async () => {
  for (const nothing of ['"Keine Umsätze vorhanden"', '', 'Saldo;;0,00'])
    expect(await answerTo(`"Buchungstag";"Name";"Betrag"\n${nothing}\n`)).toEqual({
      kind: 'refused',
      reason: 'noRows',
    });
});

test('of a payment that somebody else collects the one for whom is named', async () => {
  const entry = (party: string) =>
    `<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt><NtryDtls><TxDtls><RltdPties>${party}</RltdPties></TxDtls></NtryDtls></Ntry>`;
  const named = (tag: string, name: string) => `<${tag}><Pty><Nm>${name}</Nm></Pty></${tag}>`;
  const file = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr/><Stmt>${entry(
    named('UltmtCdtr', 'Laden'),
  )}${entry(named('Cdtr', 'Kiosk') + named('UltmtCdtr', 'Dienst'))}</Stmt></BkToCstmrStmt></Document>`;
  expect(figuresOf(await statementIn(file)).names).toEqual(['Kiosk', 'Laden']);
});

test('what an XML says of its encoding is understood however it is written', async () => {
  const file = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr/><Stmt><Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Cdtr><Pty><Nm>Bäcker</Nm></Pty></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
  const written: readonly [string, string | Uint8Array][] = [
    ...['UTF-8', 'UTF8', 'utf_8'].map((name): [string, string] => [name, file(name)]),
    ...['ISO-8859-1', 'ISO_8859-1', 'latin1', 'cp1252', 'ISO-8859-15'].map((name): [string, Uint8Array] => [
      name,
      latin1(file(name)),
    ]),
    ['UTF-16', utf16(file('UTF-16'))],
    ['UTF-16 without its mark', utf16(file('UTF-16LE'), [])],
  ];
  for (const [name, bytes] of written)
    expect([name, figuresOf(await statementIn(bytes)).names]).toEqual([name, ['Bäcker']]);
  expect(await answerTo(file('EBCDIC-DE'))).toMatchObject({ kind: 'refused', reason: 'notText' });
});

test('bookings of a message that has lost its opening balance are not taken for announced ones', async () => {
  const file = mt940Of([':61:2603020302D12,00NMSC', ':86:177?32Kiosk'], ':62F:C260331EUR88,00');
  expect(await answerTo(file)).toMatchObject({ kind: 'refused', reason: 'truncated' });
});

test('a shop that somebody else collects for is known by the text, and a shop that a person writes of is not', async () => {
  const rows = [
    '02.03.2026;PayPal Europe S.a.r.l.;Ihr Einkauf bei REWE;-12,00',
    '03.03.2026;Nachbar;Einkauf bei REWE;-13,00',
  ];
  const table = ['Buchungstag;Empfänger;Verwendungszweck;Betrag', ...rows, ''].join('\n');
  const { groups } = await statementIn(table);
  expect(Object.fromEntries(groups.map(({ name, rule }) => [name, rule?.name]))).toEqual({
    'PayPal Europe S.a.r.l.': 'groceries',
    Nachbar: undefined,
  });
});

test('cells of blanks take no time: what is so long is no amount', async () => {
  const rows = Array.from({ length: 40 }, () => `02.03.2026;Kiosk;1${' '.repeat(19_900)}x`);
  const table = ['Buchungstag;Empfänger;Betrag', '02.03.2026;Kiosk;-12,00', ...rows, ''].join('\n');
  expect(await statementIn(table)).toMatchObject({ bookings: 1, left: { unreadable: 40 } });
});
