/**
 * Statements of an invented household, in the very forms in which banks hand them out. Three whole months, March to May 2026:
 * rent, electricity, groceries, insurance, salary, Kindergeld, broadcasting once a quarter, a transfer to the own savings
 * account, something pending.
 */
export const ownIban = 'DE02120300000000202051';
export const savingsIban = 'DE02500105170137075030';
const landlordIban = 'DE02100500000054540402';

interface Line {
  day: string;
  /** In cents. */
  amount: number;
  name: string;
  purpose: string;
  iban?: string;
}

const monthly = (month: string, groceries: number): Line[] => [
  {
    day: `${month}-02`,
    amount: -98_000,
    name: 'Hausverwaltung Lindenhof',
    purpose: 'Miete Wohnung 4',
    iban: landlordIban,
  },
  { day: `${month}-02`, amount: -7_450, name: 'Grünwerk Versorgung', purpose: 'Stromabschlag Kd-Nr 4711' },
  {
    day: `${month}-10`,
    amount: -groceries,
    name: 'Supermarkt Müller & Söhne 0815',
    purpose: 'Kartenzahlung',
  },
  { day: `${month}-15`, amount: -4_211, name: 'Nordlicht AG', purpose: 'Beitrag Privathaftpflicht' },
  {
    day: `${month}-20`,
    amount: -20_000,
    name: 'Jonas Muster',
    purpose: 'Umbuchung Rücklage',
    iban: savingsIban,
  },
  { day: `${month}-27`, amount: 295_000, name: 'Werkzeugbau Beispiel GmbH', purpose: 'Lohn/Gehalt' },
];

export const lines: readonly Line[] = [
  ...monthly('2026-03', 40_000),
  { day: '2026-03-16', amount: -5_508, name: 'Beitragsservice', purpose: 'Rundfunkbeitrag 03.2026-05.2026' },
  ...monthly('2026-04', 42_000),
  { day: '2026-04-13', amount: 25_500, name: 'Bundesagentur', purpose: 'Kindergeld' },
  ...monthly('2026-05', 38_001),
  { day: '2026-05-12', amount: 2_000, name: 'Supermarkt Müller & Söhne 0815', purpose: 'Rückgabe' },
  { day: '2026-05-29', amount: 25_500, name: 'Bundesagentur', purpose: 'Kindergeld' },
];

const euros = (cents: number, mark = ',') =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}${mark}${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const grouped = (cents: number) => euros(cents).replace(/(\d)(?=(\d{3})+,)/g, '$1.');
const germanDay = (day: string) => day.split('-').reverse().join('.');
const shortDay = (day: string) => germanDay(day).replace(/\.20(\d\d)$/, '.$1');

/** Semicolons, quotation marks, two digits of a year, Latin-1: the layout CSV-CAMT of the German savings and cooperative banks. */
export const csvCamt = () =>
  [
    '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
    ...lines.map(({ day, amount, name, purpose, iban = '' }) =>
      [
        ownIban,
        shortDay(day),
        shortDay(day),
        'BUCHUNG',
        purpose,
        name,
        iban,
        '',
        euros(amount),
        'EUR',
        'Umsatz gebucht',
      ]
        .map((cell) => `"${cell}"`)
        .join(';'),
    ),
    `"${ownIban}";"30.05.26";"";"BUCHUNG";"Vorgemerkt";"Möbelhaus";"";"";"-499,00";"EUR";"Umsatz vorgemerkt"`,
    '',
  ].join('\r\n');

/** With words above the table, empty lines, thousands, signs behind, and a sum below. */
export const csvWithWordsAbove = () =>
  [
    'Umsätze Girokonto;Zeitraum: 01.03.2026 - 31.05.2026',
    `IBAN;${ownIban.replace(/(.{4})/g, '$1 ')}`,
    '',
    ';;;',
    'Buchung;Auftraggeber/Empfänger;Verwendungszweck;Betrag in EUR;Saldo',
    ...lines.map(
      ({ day, amount, name, purpose }) =>
        `${germanDay(day)};${name};${purpose};${grouped(Math.abs(amount))}${amount < 0 ? '-' : ''};1.000,00`,
    ),
    '',
    'Kontostand;;;1.234,56;',
  ].join('\n');

/** Soll and Haben in columns of their own. */
export const csvInTwoColumns = () =>
  [
    'Buchungstag\tName\tVerwendungszweck\tSoll\tHaben\tWährung',
    ...lines.map(({ day, amount, name, purpose }) =>
      [
        germanDay(day),
        name,
        purpose,
        amount < 0 ? grouped(-amount) : '',
        amount > 0 ? grouped(amount) : '',
        'EUR',
      ].join('\t'),
    ),
  ].join('\n');

/** Commas between cells, points before cents, days as computers write them. */
export const csvInEnglish = () =>
  [
    'Date,Payee,Purpose,Amount (EUR)',
    ...lines.map(({ day, amount, name, purpose }) => `${day},"${name}","${purpose}",${euros(amount, '.')}`),
  ].join('\n');

export type CamtVersion = '02' | '08';
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function camtEntry({ day, amount, name, purpose, iban }: Line, version: CamtVersion, number: number): string {
  const [party, mark] = amount < 0 ? ['Cdtr', 'DBIT'] : ['Dbtr', 'CRDT'];
  const named = version === '08' ? `<Pty><Nm>${escaped(name)}</Nm></Pty>` : `<Nm>${escaped(name)}</Nm>`;
  return `<Ntry><Amt Ccy="EUR">${euros(Math.abs(amount), '.')}</Amt><CdtDbtInd>${mark}</CdtDbtInd>
    <Sts>${version === '08' ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
    <AcctSvcrRef>REF${number}</AcctSvcrRef><BkTxCd/><NtryDtls><TxDtls><RltdPties><${party}>${named}</${party}>
    ${iban ? `<${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct>` : ''}</RltdPties>
    <RmtInf><Ustrd>${escaped(purpose)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

export function camt(message: '052' | '053' | '054' = '053', version: CamtVersion = '02'): string {
  const [outer, inner] = message === '052' ? ['BkToCstmrAcctRpt', 'Rpt'] : ['BkToCstmrStmt', 'Stmt'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${message}.001.${version}"><${outer}><GrpHdr><MsgId>1</MsgId></GrpHdr>
<${inner}><Id>1</Id><FrToDt><FrDtTm>2026-03-01T00:00:00</FrDtTm><ToDtTm>2026-05-31T23:59:59</ToDtTm></FrToDt>
<Acct><Id><IBAN>${ownIban}</IBAN></Id></Acct>
${lines.map((line, number) => camtEntry(line, version, number)).join('\n')}
<Ntry><Amt Ccy="EUR">499.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>${version === '08' ? '<Cd>PDNG</Cd>' : 'PDNG'}</Sts>
<BookgDt><Dt>2026-05-30</Dt></BookgDt></Ntry>
</${inner}></${outer}></Document>`;
}

/** Field 86 in numbered parts, cut into lines of 65 letters wherever that falls, as SWIFT wants it. */
const structured = ({ amount, name, purpose, iban = '' }: Line) =>
  `${amount < 0 ? '177' : '166'}?00${amount < 0 ? 'ONLINE-UEBERWEISUNG' : 'GUTSCHRIFT'}?109075?20EREF+NOTPROVIDED?21SVWZ+${purpose}?30BYLADEM1001?31${iban}?32${name.slice(0, 27)}?33${name.slice(27)}`.replace(
    /(.{65})(?=.)/g,
    '$1\r\n',
  );
const unstructured = ({ name, purpose }: Line) => `${name} ${purpose}`;

export function mt940(details: 'structured' | 'unstructured' = 'structured'): string {
  const swiftDay = (day: string) => day.slice(2).replaceAll('-', '');
  return [
    ':20:STARTUMS',
    `:25:${ownIban}`,
    ':28C:00001/001',
    ':60F:C260228EUR1234,56',
    ...lines.flatMap((line) => [
      `:61:${swiftDay(line.day)}${swiftDay(line.day).slice(2)}${line.amount < 0 ? 'DR' : 'CR'}${euros(Math.abs(line.amount))}N005NONREF`,
      `:86:${details === 'structured' ? structured(line) : unstructured(line)}`,
    ]),
    ':62F:C260529EUR2345,67',
    '-',
    '',
  ].join('\r\n');
}
