import { type ReadableExport, readableExport, readablePersonExport } from '@vp-digital/core/contracts';
import { knownFieldsOf, type SectionName, sectionNames } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { allElements, readTaggedPdf, tagFindings } from '@vp-digital/core/pdf/testing';
import { createFormat, createI18n } from '@vp-digital/core/platform';
import * as documentWords from '@vp-digital/core/household/words/german';
import administrationDe from '@vp-digital/locales/de/haushalt/householdAdministration.json';
import consentsDe from '@vp-digital/locales/de/haushalt/dataProtection.json';
import administrationEn from '@vp-digital/locales/en/haushalt/householdAdministration.json';
import consentsEn from '@vp-digital/locales/en/haushalt/dataProtection.json';
import type { ExportWords } from './exportWords';
import { householdReport } from './householdReport';

const texts = {
  de: { ...administrationDe, ...consentsDe },
  en: { ...administrationEn, ...consentsEn },
};
const i18n = createI18n('haushalt', texts, 'de');
const musterhaus = documentsOf(sampleHouseholds[1]);
const [jonas = ''] = Object.keys(musterhaus.persons.items);

function wordsOf(language: 'de' | 'en'): ExportWords {
  const found = (of: object, key: string) =>
    key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], of);
  const word = (of: object, key: string) => {
    const text = found(of, key);
    return typeof text === 'string' ? text : undefined;
  };
  const known = (key: string) => word(texts[language], key);
  return {
    t: i18n.getFixedT(language, 'haushalt'),
    format: createFormat(language),
    known,
    snapshotName: ({ label }) => label,
    code: (section, field, code) => word(found(documentWords, section) ?? {}, `${field}.${code}`),
  };
}

const sectionsOf = (): ReadableExport['sections'] =>
  Object.fromEntries(sectionNames.map((name) => [name, { ...musterhaus[name].items }]));

const provided = (more: Partial<ReadableExport> = {}): ReadableExport =>
  readableExport.parse({
    format: 'vp-digital.household/1',
    createdAt: '2026-10-01T10:00:00.000Z',
    householdId: '11111111-0002-4000-8000-000000000002',
    sections: sectionsOf(),
    internalNotes: { kept: 2 },
    formerHouseholds: { notOpen: 0 },
    explanations: { approved: false, purposes: 'Beratung auf Anfrage.' },
    consents: [],
    deletionRequests: [],
    intakes: [],
    files: { kept: 3 },
    access: [
      { at: '2026-10-01T08:00:00.000Z', action: 'household.read', detail: null },
      { at: '2026-10-01T09:00:00.000Z', action: 'household.read', detail: null },
      { at: '2026-10-01T09:30:00.000Z', action: 'section.read', detail: 'taxProfiles' },
    ],
    snapshots: [
      {
        snapshotId: crypto.randomUUID(),
        label: 'Jahresgespräch 2025',
        createdAt: '2025-11-12T10:00:00.000Z',
        occasion: 'annualReview',
        sections: {},
        reports: [{ kind: 'analysisReport', releasedAt: '2025-11-13T10:00:00.000Z' }],
      },
    ],
    ...more,
  });

async function fileOf(data: Parameters<typeof householdReport>[0], language: 'de' | 'en' = 'de') {
  const { bytes } = await createPdf(householdReport(data, 'Musterhaus', wordsOf(language)));
  const pdf = await readTaggedPdf(bytes);
  const text = allElements(pdf.root)
    .map((element) => element.text)
    .join('\n')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ');
  return { bytes, pdf, text };
}

test.each(['de', 'en'] as const)('is tagged as reports are (%s)', async (language) => {
  const { pdf } = await fileOf(provided(), language);
  expect(tagFindings(pdf)).toEqual([]);
});

test('tells every document in words: names for ids, words for codes, amounts as screens write them', async () => {
  const { text } = await fileOf(provided());
  expect(text).toContain('Auskunft über gespeicherte Daten');
  expect(text).toContain('Beratung auf Anfrage.');
  expect(text).toContain('Gehalt – Jonas Musterhaus');
  expect(text).toContain('5.150,00');
  expect(text).toContain('Steuer-ID 08529630727');
  expect(text).toContain('2 interne Notizen sind nicht enthalten.');
  expect(text).toContain('Haushalt gelesen 01.10.2026 2');
  expect(text).toContain('Geschützte Angaben gelesen: Förderdaten 01.10.2026 1');
  expect(text).toContain('1 Zusammenfassung, freigegeben am 13.11.2025');
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(text).not.toContain('undefined');
});

test('what ended, who died, and what a later release has written are told, too', async () => {
  const contract = {
    contract: {
      kind: 'insurance',
      line: 'liability',
      company: 'Alte Versicherung',
      personIds: [jonas],
      premium: 700,
    },
    archivedOn: '2025-01-31',
    reason: 'cancelled',
  };
  const { text } = await fileOf(
    provided({
      sections: {
        ...sectionsOf(),
        contracts: { [crypto.randomUUID()]: contract },
        goals: { [crypto.randomUUID()]: { title: 'Haus', laterField: 'Neues' } },
      },
    }),
  );
  expect(text).toContain('Vertrag: Gesellschaft Alte Versicherung');
  expect(text).toContain('Beendet am 31.01.2025');
  expect(text).toContain('laterField Neues');
});

test('what waits, was agreed to and wished to be deleted is told', async () => {
  const { text, pdf } = await fileOf(
    provided({
      consents: [
        {
          consentId: crypto.randomUUID(),
          personId: jonas,
          topic: 'healthData',
          action: 'given',
          textVersion: '2025-07',
          at: '2026-09-01T10:00:00.000Z',
          recordedBy: 'Petra Beispiel',
          sha256: 'ab'.repeat(32),
          form: 'signature',
        },
      ],
      deletionRequests: [
        {
          requestId: crypto.randomUUID(),
          reason: 'Bitte alles löschen',
          state: 'requested',
          requestedAt: '2026-09-02T10:00:00.000Z',
          requestedBy: 'Petra Beispiel',
        },
      ],
      intakes: [
        {
          createdAt: '2026-09-03T10:00:00.000Z',
          answers: [{ field: 'incomes.net', personId: jonas, value: 310_000 }],
        },
      ],
    }),
  );
  expect(tagFindings(pdf)).toEqual([]);
  expect(text).toContain('Gesundheitsangaben: erteilt Jonas Musterhaus');
  expect(text).toContain('Bitte alles löschen');
  expect(text).toContain('Netto – Jonas Musterhaus 3.100,00');
});

test.each([
  ['de', 'Alles, was zur Person', 'eine andere Person', '2 Empfehlungscodes wurden weitergegeben.'],
  ['en', 'stored about the person', 'another person', '2 recommendation codes were passed on.'],
] as const)(
  'one person reads what is stored of her, and of others nothing (%s)',
  async (language, all, other, codes) => {
    const { format: _, ...stored } = provided();
    const { items } = musterhaus.persons;
    const data = readablePersonExport.parse({
      ...stored,
      format: 'vp-digital.person/1',
      personId: jonas,
      sections: {
        persons: { [jonas]: items[jonas] },
        contracts: {
          one: { kind: 'insurance', line: 'legal', personIds: [jonas, crypto.randomUUID()], premium: 700 },
        },
      },
      healthChart: { given: { answers: [] }, ended: [] },
      recommendations: { given: 2 },
    });
    const { pdf, text } = await fileOf(data, language);
    expect(tagFindings(pdf)).toEqual([]);
    expect(text).toContain('Jonas');
    expect(text).toContain(other);
    expect(text).not.toContain('Aylin');
    expect(text).toContain(codes);
    expect(householdReport(data, 'Jonas', wordsOf(language)).meta.subject).toContain(all);
  },
);

test('a household of which nothing but its name is stored says so without empty parts', async () => {
  const { pdf, text } = await fileOf(
    provided({ sections: {}, access: [], snapshots: [], files: { kept: 0 }, internalNotes: { kept: 0 } }),
  );
  expect(tagFindings(pdf)).toEqual([]);
  expect(text).not.toContain('Gesicherte Stände');
});

test('no household is told in codes', async () => {
  for (const sample of sampleHouseholds) {
    const documents = documentsOf(sample);
    const sections = Object.fromEntries(sectionNames.map((name) => [name, { ...documents[name].items }]));
    const { text } = await fileOf(provided({ sections }));
    expect(text.match(/\b[a-z]+[A-Z][a-z]+\b/g)).toBeNull();
  }
});

test.each(['de', 'en'] as const)('every field of every document has a word (%s)', (language) => {
  const { known } = wordsOf(language);
  const wordless = sectionNames.flatMap((section: SectionName) =>
    [...knownFieldsOf(section)].filter(
      (field) => field !== 'position' && known(`export.report.label.${field}`) === undefined,
    ),
  );
  expect(wordless).toEqual([]);
});
