import {
  composedKind,
  type ReportKind,
  snapshotSections,
  type WishedPage,
  wishedPages,
} from '@vp-digital/core/contracts';
import {
  lightOf,
  needComparison,
  type RecapEntry,
  type SectionData,
  whyOf,
} from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { laidOut } from '@vp-digital/core/pdf/testing';
import judged from '@vp-digital/locales/de/household/judgedNeeds.json';
import { reportPages } from './reportPages';
import { germanSettings, snapshotOf } from './testing';

const [, sample] = sampleHouseholds;

const wishFor = (page: WishedPage, changed: Partial<RecapEntry> = {}): SectionData['recap'] => ({
  items: {
    [wishedPages[page]]: {
      position: 0,
      kind: 'note',
      text: 'Seite im Report',
      visibility: 'customer',
      writtenAt: '2026-10-01T09:00:00.000Z',
      done: false,
      inReport: true,
      ...changed,
    },
  },
});

/** The chapters' names and all that the pages say. */
function made(
  kind: ReportKind,
  changed: Partial<SectionData> = {},
  composition: { hidesAmounts?: true; chapters?: { chapter: string; shown: boolean }[] } = {},
) {
  const snapshot = snapshotOf(changed);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const model = reportPages(
    {
      snapshot,
      sections,
      composition: { chapters: [], ...composedKind(kind), ...composition },
    },
    germanSettings,
  );
  return {
    chapters: model.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.name] : [])),
    text: laidOut(model)
      .pages.flatMap(({ groups }) => groups.flatMap(({ ops }) => ops))
      .flatMap((op) => (op.kind === 'text' ? [op.text.trim()] : []))
      .join(' ')
      .replaceAll('\u00a0', ' '),
  };
}

const one = (name: string) => expect.stringMatching(new RegExp(`^\\d+ ${name}$`));

test('the analysis report judges every topic in the words of the screen', () => {
  const { text } = made('analysis');
  const { open, settled } = needComparison({ household: documentsOf(sample), date: '2026-10-01' });
  const rows = [...open, ...settled];
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(text).toContain(judged.light[lightOf(row)]);
    expect(text).toContain(judged.why[whyOf(row)]);
  }
  expect(text).toContain('Neun Bedarfsfelder');
  expect(text).toMatch(/Arbeitskraft 61 % Unfall/); // Aylin's, as on the screen
  expect(text).toMatch(/Prüfen fehlt [\d.]+ €/); // of what she would leave behind, nothing is there
  expect(text).toMatch(/Handeln teilweise [\d.]+ €/);
});

test('where amounts are hidden nothing is said of what is measured in money', () => {
  const { text } = made('analysis', {}, { hidesAmounts: true });
  expect(text).toContain('hier nicht genannt');
  expect(text).not.toContain('Neun Bedarfsfelder');
  expect(text).not.toContain(judged.why.largest);
});

test.each([
  ['conversationSummary', 'gaps', 'Ihre Versorgung'],
  ['conversationSummary', 'accounts', 'So funktionieren zwei Konten'],
  ['analysis', 'accounts', 'So funktionieren zwei Konten'],
] as const)(
  'a page is in a report (%s, %s) where it was wished in the talk or chosen, else not',
  (kind, page, name) => {
    expect(made(kind).chapters).not.toContainEqual(one(name));
    const recap = wishFor(page);
    const wished = made(kind, { recap });
    expect(wished.chapters).toContainEqual(one(name));
    expect(wished.text).not.toContain('Seite im Report'); // the wish itself is no note
    expect(made(kind, { recap: wishFor(page, { inReport: false }) }).chapters).not.toContainEqual(one(name));
    const choose = (shown: boolean) => ({ chapters: [{ chapter: page, shown }] });
    expect(made(kind, { recap }, choose(false)).chapters).not.toContainEqual(one(name));
    expect(made(kind, {}, choose(true)).chapters).toContainEqual(one(name));
  },
);

test('two accounts are told with the own month, and where that is not known as an example', () => {
  const recap = wishFor('accounts');
  expect(made('conversationSummary', { recap }).text).toContain('2.664 €');
  const { text } = made('conversationSummary', { recap, expenses: { items: {} } });
  expect(text).toContain('2.150 €');
  expect(text).toContain('Die Zahlen sind ein Beispiel');
});
