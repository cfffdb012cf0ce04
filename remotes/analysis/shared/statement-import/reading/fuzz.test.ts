import fc from 'fast-check';
import { bankFiles } from '../testing/bankFiles';
import { cardFiles } from '../testing/cardFiles';
import { cellFiles } from '../testing/cellFiles';
import { columnFiles } from '../testing/columnFiles';
import { otherExamples } from '../testing/otherExamples';
import { answerTo, figuresOf, fileBytes, statementIn } from '../testing/readFile';
import { camt, csvCamt, csvInEnglish, mt940 } from '../testing/statements';
import { oddFiles } from '../testing/oddFiles';
import { writtenFiles } from '../testing/writtenFiles';

const exports = [...bankFiles, ...cardFiles, ...writtenFiles, ...oddFiles, ...columnFiles, ...cellFiles].map(
  ([, file]) => file,
);
const bytesOf = (file: string | Uint8Array) =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file;

/** What a statement has counted and has said that it leaves out. */
const bookingsOf = async (file: string | Uint8Array) => {
  const answer = await answerTo(file);
  if (answer.kind !== 'read') return undefined;
  const { out, in: into, bookings } = figuresOf(answer);
  return { out, in: into, bookings, unbalanced: answer.unbalanced, left: answer.left };
};

const whole = { csv: csvCamt(), english: csvInEnglish(), mt940: mt940(), camt: camt() };

test('messages that are cut are refused, wherever it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(whole.mt940, whole.camt), fc.nat(), async (file, at) => {
      const body = file.trimEnd();
      const answer = await answerTo(
        body.slice(0, at % (body.lastIndexOf(':62F:') > 0 ? body.lastIndexOf(':62F:') : body.length)),
      );
      expect(answer.kind).not.toBe('read');
    }),
    { numRuns: 80 },
  );
});

test('a table that is cut counts the amounts of whole lines, and says of a line that is not whole that it is left out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(whole.csv, whole.english), fc.nat(), async (file, at) => {
      const cut = file.slice(0, at % file.length);
      const lines = cut.split('\n').slice(0, -1).join('\n');
      const [read, expected] = [await bookingsOf(cut), await bookingsOf(`${lines}\n`)];
      if (!read || !expected) return;
      const more = read.bookings - expected.bookings;
      // the last line is read whole or not at all
      const next = await bookingsOf(`${file.slice(0, file.indexOf('\n', cut.length))}\n`);
      expect([expected.out + expected.in, (next?.out ?? 0) + (next?.in ?? 0)]).toContain(read.out + read.in);
      expect(more).toBeLessThanOrEqual(1);
    }),
    { numRuns: 80 },
  );
});

test('files in another encoding come to the same, or are refused', async () => {
  for (const file of [whole.csv, whole.mt940, whole.camt.replace('encoding="UTF-8"', '')]) {
    const expected = await bookingsOf(file);
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(file, (letter) => letter.charCodeAt(0)).buffer),
    ]);
    const bom = `\ufeff${file}`;
    const unix = file.replaceAll('\r\n', '\n');
    const mac = file.replaceAll('\r\n', '\n').replaceAll('\n', '\r');
    for (const written of [utf16, bom, unix, mac]) {
      const read = await bookingsOf(written);
      if (read) expect(read).toEqual(expected);
    }
  }
});

test('of two files in one, nothing is lost without a word', async () => {
  const texts = [whole.csv, whole.english, whole.mt940, whole.camt];
  for (const one of texts)
    for (const other of texts) {
      const answer = await answerTo(`${one}\n${other}`);
      if (answer.kind !== 'read') continue;
      const parts = [await statementIn(one), await statementIn(other)];
      const { left, bookings } = answer;
      const most = parts.reduce((sum, part) => sum + part.bookings, 0);
      const leftOut = left.unreadable + (left.repeated ?? 0);
      expect(bookings === most || leftOut > 0).toBe(true);
    }
});

/** What a statement comes to, with what goes between own accounts, and how many lines it says that it leaves out. */
async function netOf(file: string) {
  const answer = await answerTo(file);
  if (answer.kind !== 'read') return undefined;
  const { out, in: into } = figuresOf(answer);
  const { balances: _, ...left } = answer.left;
  return {
    net: into - out + answer.transferred.in - answer.transferred.out,
    left: Object.values(left).reduce((sum, count) => sum + count, 0),
    unreadable: left.unreadable,
  };
}

test('of two exports of different kinds in one, nothing is lost without a word', async () => {
  const some = [...bankFiles, ...cardFiles, ...columnFiles].flatMap(([, file]) =>
    typeof file === 'string' ? [file] : [],
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...some), fc.constantFrom(...some), async (one, other) => {
      const files = [`${one.trimEnd()}\n${other}`, one, other];
      const [both, first, second] = await Promise.all(files.map(netOf));
      if (!both || !first || !second) return;
      const isSaid =
        both.left > first.left + second.left || both.unreadable > first.unreadable + second.unreadable;
      expect(isSaid || both.net === first.net + second.net).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a booking with a letter changed never changes a sum in silence where balances are written', async () => {
  const file = mt940();
  const expected = await bookingsOf(file);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.constantFrom('0', '7', ',', 'C', 'D', ' ', '\n', ':'),
      async (at, letter) => {
        const place = at % file.length;
        const read = await bookingsOf(file.slice(0, place) + letter + file.slice(place + 1));
        if (!read || !expected || (read.out === expected.out && read.in === expected.in)) return;
        const net = read.in - read.out - (expected.in - expected.out);
        const isSaid = read.unbalanced !== 0 || read.left.unreadable > 0 || read.left.pending > 0;
        expect(isSaid || net === 0).toBe(true); // a sign between groups, never an amount
      },
    ),
    { numRuns: 120 },
  );
});

test('nothing is thrown, whatever becomes of the files of every kind', async () => {
  const files = [
    ...otherExamples.map(([, file]) => file),
    ...exports,
    fileBytes('c11-zip-with-a-file-for-each-day.zip'),
  ].map(bytesOf);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.nat(255), async (file, at, byte) => {
      const changed = file.map((one, index) => (index === at % file.length ? byte : one));
      for (const some of [changed, file.subarray(0, at % file.length)])
        expect(['read', 'unmapped', 'refused']).toContain((await answerTo(some)).kind);
    }),
    { numRuns: 120 },
  );
});

test('an export that is cut never counts more than the whole one, in neither direction', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...exports), fc.nat(), async (file, at) => {
      const bytes = bytesOf(file);
      const [read, all] = [await bookingsOf(bytes.subarray(0, at % bytes.length)), await bookingsOf(bytes)];
      if (!read || !all) return;
      expect(read.out).toBeLessThanOrEqual(all.out);
      expect(read.in).toBeLessThanOrEqual(all.in);
    }),
    { numRuns: 300 },
  );
});

test('an export with other ends of lines, saved as UTF-16 with and without its mark, comes to the same', async () => {
  for (const file of exports) {
    if (typeof file !== 'string') continue;
    const expected = await bookingsOf(file);
    const utf16 = (text: string) =>
      new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
    const windows = file.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n');
    for (const written of [`\ufeff${file}`, windows, utf16(`\ufeff${file}`), utf16(file)])
      expect(await bookingsOf(written)).toEqual(expected);
  }
});

test('a line that is taken out of an export takes its own amount at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bankFiles.map(([, file]) => file)), fc.nat(), async (file, at) => {
      if (typeof file !== 'string') return;
      const rows = file.split('\n');
      const [read, all] = [
        await bookingsOf(rows.filter((_, index) => index !== at % rows.length).join('\n')),
        await bookingsOf(file),
      ];
      if (!read || !all) return;
      expect(read.out).toBeLessThanOrEqual(all.out);
      expect(read.in).toBeLessThanOrEqual(all.in);
    }),
    { numRuns: 150 },
  );
});
