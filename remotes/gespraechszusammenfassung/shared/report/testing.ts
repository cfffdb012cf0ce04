import type { Snapshot } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import type { Block, Text } from '@vp-digital/core/pdf';
import { createFormat, createI18n } from '@vp-digital/core/platform';
import { comparisonNamespaces } from '@vp-digital/core/snapshots';
import * as englishWords from '@vp-digital/core/household/words/english';
import * as documentWords from '@vp-digital/core/household/words/german';
import de from '@vp-digital/locales/de/gespraechszusammenfassung/common.json';
import german from '@vp-digital/locales/de/gespraechszusammenfassung/reportPreview.json';
import figureWords from '@vp-digital/locales/de/household/figures.json';
import en from '@vp-digital/locales/en/gespraechszusammenfassung/common.json';
import english from '@vp-digital/locales/en/gespraechszusammenfassung/reportPreview.json';
import englishFigures from '@vp-digital/locales/en/household/figures.json';
import { namespaces, type ReportSettings } from './reportSettings';

/** What reports say, in German; a test that reads English adds its own. */
export const reportTexts = createI18n('gespraechszusammenfassung', { de, en }, 'de');
reportTexts.addResourceBundle('de', 'gespraechszusammenfassung', german, true);
reportTexts.addResourceBundle('de', 'household/figures', figureWords);
for (const [document, words] of Object.entries(documentWords))
  reportTexts.addResourceBundle('de', `household/${document}`, words);

export const germanSettings: ReportSettings = {
  t: reportTexts.getFixedT('de', namespaces),
  word: reportTexts.getFixedT('de', 'household/figures'),
  format: createFormat('de'),
  comparison: {
    t: reportTexts.getFixedT('de', comparisonNamespaces),
    word: reportTexts.getFixedT('de', 'household/figures'),
  },
  withBalance: true,
  documentId: '44444444-0000-4000-8000-000000000001',
};

const [, sample] = sampleHouseholds;
const figures = { netMonthly: 545_000, free: 56_600, netWorth: 23_120_000 };

/** Jonas and Aylin, as they were frozen, without a next appointment. */
export function snapshotOf(changed: Partial<SectionData> = {}): Snapshot {
  const { householdId, legacyHouseholdId } = sample;
  return {
    snapshotId: '55555555-0000-4000-8000-000000000001',
    householdId,
    label: 'Jahresgespräch',
    occasion: 'annualReview',
    createdAt: '2026-10-01T10:00:00.000Z',
    createdBy: 'Petra Beispiel',
    sha256: 'ab'.repeat(32),
    figures,
    reports: 1,
    payload: {
      schemaVersion: 1,
      engineVersion: '1.0.0',
      lawYear: 2026,
      referenceDate: '2026-10-01',
      household: { householdId, legacyHouseholdId, name: 'Musterhaus, Jonas & Aylin' },
      versions: {},
      sections: { ...documentsOf(sample), appointments: { items: {} }, ...changed },
      figures,
    },
  };
}

/** The same in English. */
export function englishSettings(): ReportSettings {
  reportTexts.addResourceBundle('en', 'gespraechszusammenfassung', english, true);
  reportTexts.addResourceBundle('en', 'household/figures', englishFigures);
  for (const [document, words] of Object.entries(englishWords))
    reportTexts.addResourceBundle('en', `household/${document}`, words);
  const word = reportTexts.getFixedT('en', 'household/figures');
  return {
    ...germanSettings,
    t: reportTexts.getFixedT('en', namespaces),
    word,
    format: createFormat('en'),
    comparison: { t: reportTexts.getFixedT('en', comparisonNamespaces), word },
  };
}

export const plainText = (text: Text = ''): string =>
  typeof text === 'string' ? text : text.map((run) => run.text).join('');

/** What one block says, with the notes of its cells. */
function saidBy(block: Block): string[] {
  switch (block.kind) {
    case 'chapter':
      return [plainText(block.keySentence)];
    case 'heading':
    case 'paragraph':
      return [plainText(block.text)];
    case 'key-figures':
      return block.items.map(({ label, value, note = '' }) => `${label} ${value} ${note}`);
    case 'table':
      return [
        ...block.columns.map((column) => (column.kind === 'text' ? column.label : '')),
        ...block.rows.flatMap(({ cells }) =>
          cells.map((cell) => {
            if (typeof cell === 'string') return cell;
            return cell.kind === 'text' ? `${plainText(cell.text)} ${cell.note ?? ''}` : '';
          }),
        ),
      ];
    default:
      return [];
  }
}

/** The blocks of the chapter with a name, and all that they say in one line; empty without that chapter. */
export function chapterText(blocks: readonly Block[], name: string) {
  const first = blocks.findIndex((block) => block.kind === 'chapter' && block.name.endsWith(` ${name}`));
  if (first < 0) return { blocks: [], text: '' };
  const length = blocks.slice(first + 1).findIndex(({ kind }) => kind === 'chapter');
  const own = blocks.slice(first, length < 0 ? undefined : first + 1 + length);
  const text = own
    .flatMap(saidBy)
    .filter((part) => part !== '')
    .join(' ')
    .replace(/ {2,}/g, ' ');
  return { blocks: own, text };
}

/** What changes of them when Jonas draws the pension of the state and works on. */
export function workingPensioner(): Pick<SectionData, 'persons' | 'incomes'> {
  const { persons, incomes } = documentsOf(sample);
  const [personId = '', own] = Object.entries(persons.items).find(([, { role }]) => role !== 'child') ?? [];
  const [salary] = Object.values(incomes.items).filter((income) => income.personId === personId);
  if (!own || !salary) throw new Error('the sample is complete');
  const pension = {
    ...salary,
    position: 90,
    kind: 'statutoryPension' as const,
    gross: 1_700_00,
    net: 1_450_00,
  };
  return {
    persons: { items: { ...persons.items, [personId]: { ...own, birthDate: '1958-03-10' } } },
    incomes: { items: { ...incomes.items, '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a13': pension } },
  };
}
