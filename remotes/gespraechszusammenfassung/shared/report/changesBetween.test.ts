import { type ReportComposition, snapshotSections } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { reportPages } from './reportPages';
import { germanSettings, snapshotOf } from './testing';
import { changesBetween } from './changesBetween';
import { changesSince } from './changesSince';

const [, musterhaus] = sampleHouseholds;
const documents = documentsOf(musterhaus);

function modelOf(changed: Partial<SectionData> = {}, composition: Partial<ReportComposition> = {}) {
  const snapshot = snapshotOf(changed);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  return reportPages({ snapshot, sections, composition: { chapters: [], ...composition } }, germanSettings);
}

/** The first expense costs so much more, or is not there. */
function withFirstExpense(more: number | undefined): Partial<SectionData> {
  const [[id = '', first] = [], ...others] = Object.entries(documents.expenses.items);
  if (!first) throw new Error('the sample has no expenses');
  const changed = more === undefined ? [] : [[id, { ...first, amount: first.amount + more }] as const];
  return { expenses: { ...documents.expenses, items: Object.fromEntries([...changed, ...others]) } };
}

test('a report changes nothing against itself, also where its chapters are numbered otherwise', () => {
  expect(changesBetween(modelOf(), modelOf())).toEqual([]);
  const moved = modelOf({}, { chapters: [{ chapter: 'balance', shown: true }] });
  expect(changesBetween(modelOf(), moved)).toEqual([]);
});

test('a value that became another one is told with both, wherever it stands', () => {
  const changes = changesBetween(modelOf(), modelOf(withFirstExpense(100_00)));
  expect(changes).toContainEqual({
    kind: 'changed',
    chapter: undefined,
    about: 'Frei verfügbar',
    before: expect.stringMatching(/^566/),
    after: expect.stringMatching(/^466/),
  });
  expect(changes).toContainEqual(
    expect.objectContaining({ kind: 'changed', chapter: 'Ihr Monat', about: 'Ihr Monat' }),
  );
  expect(changes.some(({ chapter }) => chapter === 'Ihre Verträge')).toBe(false);
});

test('lines that are new or gone are told as such, and the other way round when turned', () => {
  const fewer = modelOf({
    goals: { items: Object.fromEntries(Object.entries(documents.goals.items).slice(1)) },
  });
  const dropped = changesBetween(modelOf(), fewer);
  const [goal] = Object.values(documents.goals.items);
  const of = (changes: ReturnType<typeof changesBetween>) =>
    changes.filter(({ about }) => about?.startsWith(goal?.title ?? '?')).map(({ kind }) => kind);
  expect(new Set(of(dropped))).toEqual(new Set(['dropped']));
  expect(new Set(of(changesBetween(fewer, modelOf())))).toEqual(new Set(['added']));
});

test('a whole chapter is one change, not one for each of its lines', () => {
  const without = modelOf({}, { chapters: [{ chapter: 'balance', shown: false }] });
  expect(changesBetween(modelOf(), without)).toEqual([
    { kind: 'dropped', chapter: 'Ihr Vermögen', about: undefined },
  ]);
  expect(changesBetween(without, modelOf())).toEqual([
    { kind: 'added', chapter: 'Ihr Vermögen', about: undefined },
  ]);
});

test('own words that were changed are gone in their old form and new in the other', () => {
  const changes = changesBetween(modelOf({}, { letter: 'Bis bald' }), modelOf({}, { letter: 'Bis Mai' }));
  expect(changes).toEqual([
    { kind: 'added', chapter: undefined, about: undefined, after: 'Bis Mai' },
    { kind: 'dropped', chapter: undefined, about: undefined, before: 'Bis bald' },
  ]);
});

test('where amounts are hidden no amount is told, also not that it became another one', () => {
  const hidden = { hidesAmounts: true };
  expect(changesBetween(modelOf({}, hidden), modelOf(withFirstExpense(100_00), hidden))).toEqual([]);
});

test('where amounts are hidden the chapter does not say that nothing has changed: an amount may have', () => {
  const snapshot = snapshotOf();
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('a snapshot cannot be read');
  const chapterOf = (hidesAmounts: boolean) => {
    const { blocks } = reportPages(
      {
        snapshot,
        sections,
        composition: { chapters: [], hidesAmounts },
        changes: { since: '2025-10-01T10:00:00.000Z', list: [] },
      },
      germanSettings,
    );
    return JSON.stringify(
      blocks.slice(blocks.findIndex((one) => one.kind === 'chapter' && one.name === 'Was sich geändert hat')),
    );
  };
  expect(chapterOf(true)).toContain('nichts geändert, was hier genannt ist');
  expect(chapterOf(true)).toContain('Ob sich Beträge geändert haben, ist hier nicht genannt.');
  expect(chapterOf(false)).toContain('hat sich nichts geändert.');
  expect(chapterOf(false)).not.toContain('Beträge');
});

test('a chapter says them where that is wanted: with both values, and what is new or gone by its name', () => {
  const earlier = snapshotOf(withFirstExpense(100_00));
  const now = snapshotOf();
  const [then, sections] = [snapshotSections(earlier.payload), snapshotSections(now.payload)];
  if (!then || !sections) throw new Error('a snapshot cannot be read');
  const report = {
    reportId: '44444444-0000-4000-8000-000000000002',
    snapshotId: earlier.snapshotId,
    kind: 'conversationSummary' as const,
    status: 'replaced' as const,
    createdAt: earlier.createdAt,
    createdBy: earlier.createdBy,
    deliveries: [],
    links: [],
  };
  const parts = { snapshot: now, sections, composition: { chapters: [], showsChanges: true } };
  const changes = changesSince(
    { snapshot: earlier, sections: then, report, at: '2025-10-01T10:00:00.000Z' },
    parts,
    germanSettings,
  );
  const { blocks } = reportPages({ ...parts, changes }, germanSettings);
  const at = blocks.findIndex((block) => block.kind === 'chapter' && block.name === 'Was sich geändert hat');
  expect(blocks[at]).toMatchObject({ keySentence: expect.stringContaining('01.10.2025') });
  const table = blocks[at + 1];
  expect(table?.kind === 'table' ? table.rows.map(({ cells }) => cells) : []).toContainEqual([
    { kind: 'text', text: 'Frei verfügbar', note: 'Erste Seite' },
    expect.stringMatching(/^466/),
    expect.stringMatching(/^566/),
  ]);
  expect(reportPages(parts, germanSettings).blocks).not.toContainEqual(
    expect.objectContaining({ name: 'Was sich geändert hat' }),
  );
});
