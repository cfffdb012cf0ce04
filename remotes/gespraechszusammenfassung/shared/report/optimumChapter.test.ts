import { snapshotSections } from '@vp-digital/core/contracts';
import { optimum, optimumSteps, type SectionData } from '@vp-digital/core/household';
import { analysisReport } from './analysisReport';
import { conversationSummary } from './conversationSummary';
import { linesOf } from './linesOf';
import type { ReportSettings } from './reportSettings';
import { germanSettings, snapshotOf } from './testing';

const name = 'Was Ihnen zusteht';
const date = '2026-10-01';

function chapterOf(
  changed: Partial<SectionData> = {},
  changes: Partial<ReportSettings> = {},
  report = conversationSummary,
) {
  const snapshot = snapshotOf(changed);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const document = report({ snapshot, sections }, { ...germanSettings, ...changes });
  const lines = linesOf(document).find((chapter) => chapter.name === name)?.lines;
  return { sections, lines };
}

test.each([conversationSummary, analysisReport])(
  'what the Optimum has found is in the pages, each step as on its screen, and the sum of what is open',
  (report) => {
    const { sections, lines = [] } = chapterOf({}, {}, report);
    const found = optimum({ household: sections, date });
    const { euros } = germanSettings.format;
    expect(found.open).toBeGreaterThan(0);
    expect(lines[0]?.value).toContain(euros(found.open));
    const open = lines.filter(({ about }) => about?.endsWith('Offen im Jahr')).map(({ value }) => value);
    const possible = optimumSteps(found).filter((step) => step.possible > 0);
    const said = [...possible, found].map((one) => (one.open === 0 ? '–' : euros(one.open)));
    expect(open).toEqual(said);
  },
);

test('a step says what else it changes', () => {
  const snapshot = snapshotOf();
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const text = JSON.stringify(conversationSummary({ snapshot, sections }, germanSettings));
  expect(text).toContain('Die gesetzliche Rente und die Rente bei Erwerbsminderung werden kleiner');
});

test('what nobody can count yet is to be clarified, and not 0', () => {
  const { items } = chapterOf().sections.incomes;
  const withoutGross = Object.fromEntries(
    Object.entries(items).map(([id, { gross: _, ...income }]) => [id, income]),
  );
  const { lines = [] } = chapterOf({ incomes: { items: withoutGross } });
  const toCheck = lines.filter(({ about }) => about === 'Das klären wir noch');
  expect(toCheck.length).toBeGreaterThan(0);
});

test('without a fact about subsidies there is no such chapter', () => {
  expect(chapterOf({ contracts: { items: {} }, subsidyFacts: { items: {} } }).lines).toBeUndefined();
});

test('where amounts are hidden there is no such chapter: which steps there are follows from them', () => {
  expect(chapterOf({}, { hidesAmounts: true }).lines).toBeUndefined();
});
