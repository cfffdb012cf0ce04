import { snapshotSections } from '@vp-digital/core/contracts';
import { retirementGapFigure, type SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import type { Block } from '@vp-digital/core/pdf';
import { reportPages } from './reportPages';
import {
  chapterText,
  englishSettings,
  germanSettings,
  plainText,
  snapshotOf,
  workingPensioner,
} from './testing';

const [, couple, , , retired] = sampleHouseholds.map(documentsOf);
if (!couple || !retired) throw new Error('the samples are there');
const date = '2026-10-01';

/** The blocks of the chapter, and all it says. */
function chapterOf(
  data: Partial<SectionData>,
  { settings = germanSettings, hidesAmounts = false, kind, covered }: ChapterOptions = {},
) {
  const made = snapshotOf(data);
  const snapshot = { ...made, payload: { ...made.payload, ...(covered && { covered }) } };
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const composition = { chapters: [], ...(kind && { kind }), ...(hidesAmounts && { hidesAmounts }) };
  const { blocks } = reportPages({ snapshot, sections, composition }, settings);
  return chapterText(blocks, settings.t('report.oldAge.name'));
}

interface ChapterOptions {
  settings?: typeof germanSettings;
  hidesAmounts?: boolean;
  kind?: 'analysis';
  covered?: Record<string, string[]>;
}

const rowsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells.map(textOfCell)) : [],
  );
const textOfCell = (cell: unknown): string =>
  typeof cell === 'string' ? cell : plainText((cell as { text: string }).text);
const cents = (text = '') => Number(text.replace(/[^\d]/g, ''));

test('those who work see what they will live on, from whom and when, against what they need', () => {
  const found = retirementGapFigure.of(couple, { date });
  if (found.kind !== 'computed') throw new Error('the sample is complete');
  const { format } = germanSettings;
  const { blocks, text } = chapterOf(couple);
  expect(text).toContain(`Im Ruhestand brauchen Sie geschätzt ${format.euros(found.value.need)} im Monat`);
  expect(text).toContain(`Davon fehlen noch ${format.euros(found.value.gap)}.`);
  const rows = rowsOf(blocks);
  expect(rows.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Gesetzliche Rente', 'Riester-Rente', 'Ersparte Miete']),
  );
  expect(rows.filter(([name]) => name === 'Gesetzliche Rente').map(([, from]) => from)).toEqual([
    expect.stringMatching(/^\d\d\/20\d\d$/),
    expect.stringMatching(/^\d\d\/20\d\d$/),
  ]);
  const end = rows.findIndex(([name]) => name === 'Gesichert');
  const parts = rows.slice(0, end).map((row) => cents(row.at(-1)));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(rows[end]?.at(-1)));
  expect(rows.slice(end).map((row) => cents(row.at(-1)))).toEqual([
    found.value.secured,
    found.value.need,
    found.value.secured,
    found.value.gap,
  ]);
  expect(text).toContain('Wie lange das Geld reicht');
  expect(text).toContain('Erspartes, das dafür zählt, gibt es noch nicht.');
});

test('a pension of the state that is paid beside work is no survivor’s, and runs today', () => {
  const { blocks } = chapterOf({ ...couple, ...workingPensioner() });
  const rows = rowsOf(blocks);
  expect(rows.filter(([name]) => name === 'Gesetzliche Rente').map(([, from]) => from)).toEqual([
    'heute schon',
    expect.stringMatching(/^\d\d\/20\d\d$/),
  ]);
});

test('the retired see what comes in today and how long the money lasts', () => {
  const { blocks, text } = chapterOf(retired);
  expect(text).toMatch(/Heute kommen im Monat [\d.]+\s€ ins Haus\./);
  const rows = rowsOf(blocks);
  expect(rows.map(([kind]) => kind)).toContain('Gesetzliche Rente');
  const parts = rows.slice(0, -1).map((row) => cents(row.at(-1)));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(rows.at(-1)?.at(-1)));
  expect(text).toContain('Wie lange das Geld reicht');
  expect(text).not.toContain('Gesichert');
});

test('it says which fact is missing, and of whom, and no amount', () => {
  const incomes = Object.entries(couple.incomes.items).map(([id, income]) => [
    id,
    income.kind === 'salary' ? { ...income, net: undefined } : income,
  ]);
  const { text } = chapterOf({ ...couple, incomes: { items: Object.fromEntries(incomes) } });
  expect(text).toContain('lässt sich erst sagen, wenn bekannt ist: ');
  expect(text).toContain('Netto');
  expect(text).not.toMatch(/\d\s€/);
  const retiredIncomes = Object.entries(retired.incomes.items).map(([id, income]) => [
    id,
    { ...income, net: undefined },
  ]);
  const unknown = chapterOf({ ...retired, incomes: { items: Object.fromEntries(retiredIncomes) } }).text;
  expect(unknown).toContain('lässt sich erst sagen, wenn bekannt ist: ');
  expect(unknown).not.toMatch(/\d\s€/);
});

test.each([
  ['those who work', couple],
  ['the retired', retired],
])('with hidden amounts it tells none, and no age: %s', (_, data) => {
  const { text } = chapterOf(data, { hidesAmounts: true });
  expect(text).not.toBe('');
  expect(text).not.toMatch(/\d\s€|reicht (bis|über)/);
});

test('in an analysis it is the same, and in English it is English', () => {
  expect(chapterOf(couple, { kind: 'analysis' }).text).toBe(chapterOf(couple).text);
  const { text } = chapterOf(couple, { settings: englishSettings() });
  expect(text).toMatch(/In retirement you need an estimated €[\d,]+ a month, in today’s money\./);
  expect(text).toContain('State pension Jonas 10/2055');
  expect(text).toContain('How long the money lasts');
  const today = chapterOf(retired, { settings: englishSettings() }).text;
  expect(today).toMatch(/Today €[\d,]+ comes in every month\./);
});

test.each([
  ['those who work', couple],
  ['the retired', retired],
])('what is not shown to both is said not to count: %s', (_, data) => {
  const note = 'die in dieser Fassung nicht gezeigt sind, zählen hier nicht mit';
  expect(chapterOf(data).text).not.toContain(note);
  expect(chapterOf(data, { covered: { contracts: ['saving'] } }).text).toContain(note);
});
