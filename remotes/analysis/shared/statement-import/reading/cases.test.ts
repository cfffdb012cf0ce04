import { savingsIban } from '../testing/statements';
import { answerTo, figuresOf, fileBytes, statementIn } from '../testing/readFile';

const nothingLeft = { foreign: 0, pending: 0, unreadable: 0 };
const march = ['2026-03-01', '2026-03-31'];

/** Files of the kinds that banks hand out, each with what it comes to in cents. */
const cases: readonly [string, object][] = [
  [
    'm01-time-starts-a-line.sta',
    {
      bookings: 2,
      out: 11_637,
      in: 0,
      names: ['STADTWERKE BEISPIELSTADT', 'SUPERMARKT AM LINDENHOF EG'],
      left: nothingLeft,
      span: ['2026-02-27', '2026-03-31'],
    },
  ],
  ['m03-value-day-30-february.sta', { bookings: 2, out: 8_680, in: 0, left: nothingLeft }],
  [
    'm05-opening-balance-without-a-day.sta',
    { bookings: 1, out: 0, in: 150_000, names: ['WERKZEUGBAU BEISPIEL GMBH'], left: nothingLeft },
  ],
  [
    'm06-pending-message-appended.sta',
    {
      bookings: 1,
      out: 98_000,
      in: 0,
      names: ['HAUSVERWALTUNG LINDENHOF'],
      left: { ...nothingLeft, pending: 1 },
      span: ['2026-02-27', '2026-03-31'],
    },
  ],
  ['m08-blank-entry-date.940', { bookings: 2, out: 4_800, in: 2_550, left: nothingLeft }],
  [
    'm13-dos-letters.sta',
    { bookings: 2, out: 102_000, names: ['BÄCKEREI GRÜN', 'MÜLLER & SÖHNE'], left: nothingLeft },
  ],
  [
    'c01-same-reference-for-every-entry.xml',
    {
      bookings: 5,
      out: 104_500,
      names: ['Hausverwaltung Lindenhof', 'Kino Beispiel', 'Parkhaus Beispiel', 'Tanzschule Beispiel'],
      left: nothingLeft,
    },
  ],
  ['c03-amounts-with-leading-zeros.xml', { bookings: 2, out: 42_000, in: 295_000, left: nothingLeft }],
  [
    'c05-returned-debit-with-both-parties.xml',
    {
      bookings: 3,
      out: 98_000,
      in: 0,
      transfers: 0,
      names: ['Hausverwaltung Lindenhof', 'Stadtwerke Beispielstadt'],
    },
  ],
  ['c07-days-with-a-time-zone.xml', { bookings: 2, out: 105_450, span: march, left: nothingLeft }],
  ['c09-value-moment-alone.xml', { bookings: 2, out: 100_950, left: nothingLeft }],
  ['c11-zip-with-a-file-for-each-day.zip', { bookings: 3, out: 108_400, in: 0, left: nothingLeft }],
  [
    's01-letter-for-the-sign-under-a-blank-head.csv',
    {
      bookings: 3,
      out: 112_320,
      in: 295_000,
      names: ['Hausverwaltung Lindenhof', 'Supermarkt Beispiel', 'Werkzeugbau Beispiel GmbH'],
      left: nothingLeft,
      span: march,
    },
  ],
  [
    's03-names-under-beguenstigter-auftraggeber.csv',
    {
      bookings: 4,
      transfers: 1,
      out: 102_725,
      in: 295_000,
      names: ['Hausverwaltung Lindenhof', 'Tierarztpraxis Beispiel', 'Werkzeugbau Beispiel GmbH'],
      left: nothingLeft,
      span: march,
    },
  ],
  [
    's05-amounts-under-soll-haben.csv',
    {
      bookings: 3,
      out: 103_817,
      in: 295_000,
      names: ['Hausverwaltung Lindenhof', 'Supermarkt Beispiel', 'Werkzeugbau Beispiel GmbH'],
      left: nothingLeft,
    },
  ],
  [
    's07-several-accounts-one-below-another.csv',
    {
      bookings: 3,
      out: 100_350,
      in: 295_000,
      names: ['Buchhandlung Beispiel', 'Hausverwaltung Lindenhof', 'Werkzeugbau Beispiel GmbH'],
      left: { ...nothingLeft, pending: 1 },
      span: march,
    },
  ],
  [
    's08-sender-and-set-minus.csv',
    {
      bookings: 3,
      out: 123_050,
      in: 295_000,
      names: ['Hausverwaltung Lindenhof', 'Optiker Beispiel', 'Werkzeugbau Beispiel GmbH'],
      left: nothingLeft,
    },
  ],
  [
    's10-state-reverted.csv',
    {
      bookings: 3,
      out: 10_967,
      in: 295_000,
      names: ['Cash', 'Supermarkt Beispiel', 'Werkzeugbau Beispiel GmbH'],
      left: { ...nothingLeft, pending: 1 },
    },
  ],
  ['s14-month-before-day.csv', { bookings: 4, out: 111_730, in: 295_000, left: nothingLeft }],
  ['s16-period-in-two-lines.csv', { bookings: 2, out: 98_000, in: 295_000, span: march, left: nothingLeft }],
  ['s22-nothing-but-days-and-amounts.csv', { bookings: 3, out: 123_817, in: 295_000, left: nothingLeft }],
];

test.each(cases)('%s', async (name, expected) => {
  const statement = await statementIn(fileBytes(name), { ownIbans: [savingsIban] });
  expect(figuresOf(statement)).toMatchObject(expected);
});

test('days are those of the bookings: 30 February, blanks, months before days', async () => {
  const monthsOf = async (name: string) =>
    Object.assign({}, ...(await statementIn(fileBytes(name))).groups.map(({ months }) => months));
  expect(await monthsOf('m03-value-day-30-february.sta')).toEqual({ '2026-02': 1_230, '2026-03': 7_450 });
  const { groups } = await statementIn(fileBytes('m08-blank-entry-date.940'));
  expect(groups.map(({ last }) => last.day).sort()).toEqual(['2026-03-02', '2026-03-04']);
  const dated = await statementIn(fileBytes('s14-month-before-day.csv'));
  expect(dated.groups.map(({ last }) => last.day).sort()).toEqual([
    '2026-03-27',
    '2026-04-02',
    '2026-04-02',
    '2026-04-15',
  ]);
});

test('what was returned lowers what was paid, whoever is named first', async () => {
  const { groups } = await statementIn(fileBytes('c05-returned-debit-with-both-parties.xml'));
  const power = groups.find(({ name }) => name === 'Stadtwerke Beispielstadt');
  expect(power?.months).toEqual({ '2026-03': 0 });
});

test('the files of an archive may be chosen at once instead, in any order, and twice', async () => {
  const { files } = (await import('../../file-import/reading/archive')).unpacked(
    fileBytes('c11-zip-with-a-file-for-each-day.zip'),
  ) ?? { files: [] };
  const [one, two, three] = files as [Uint8Array, Uint8Array, Uint8Array];
  const together = figuresOf(await statementIn([three, one, two]));
  expect(together).toEqual(figuresOf(await statementIn(fileBytes('c11-zip-with-a-file-for-each-day.zip'))));
  const twice = await statementIn([one, two, three, two]);
  expect(figuresOf(twice)).toEqual(together);
  expect(twice.left.repeated).toBe(1);
  expect(twice.leftSums.repeated).toEqual({ EUR: { out: 7_450, in: 0 } });
});

test('what is left out is added up, by why', async () => {
  const { leftSums, left } = await statementIn(fileBytes('s10-state-reverted.csv'));
  expect(left).toEqual({ foreign: 0, pending: 1, unreadable: 0, reverted: 1 });
  expect(leftSums).toEqual({
    pending: { EUR: { out: 2_400, in: 0 } },
    reverted: { EUR: { out: 30_000, in: 0 } },
  });
  const onlyPending = new TextDecoder()
    .decode(fileBytes('m06-pending-message-appended.sta'))
    .replace(/^[\s\S]*\n-\r?\n(?=:20:STARTDISPE)/, '');
  expect(await answerTo(onlyPending)).toEqual({
    kind: 'refused',
    reason: 'noneCounted',
    left: { foreign: 0, pending: 1, unreadable: 0 },
    leftSums: { pending: { EUR: { out: 49_900, in: 0 } } },
  });
});
