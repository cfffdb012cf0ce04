import { type AdviceRecord, type ReportComposition, snapshotSections } from '@vp-digital/core/contracts';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { laidOut, readTaggedPdf, tagFindings } from '@vp-digital/core/pdf/testing';
import { needDecisionId, type SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { reportPages } from './reportPages';
import { germanSettings, snapshotOf } from './testing';
import { topicsWithoutAdvice } from './topicsWithoutAdvice';

const [, sample] = sampleHouseholds;
const [jonas = '', aylin = ''] = Object.keys(documentsOf(sample).persons.items);
const decisions: SectionData['needDecisions'] = {
  items: {
    [needDecisionId({ topic: 'work', personId: aylin })]: {
      topic: 'work',
      personId: aylin,
      position: 0,
      decision: 'discuss',
      reason: 'Ohne mein Einkommen geht es nicht',
    },
    [needDecisionId({ topic: 'care' })]: { topic: 'care', position: 1, decision: 'later' },
  },
};
const snapshot = {
  ...snapshotOf({
    needDecisions: decisions,
    recap: {
      items: {
        '66666666-0000-4000-8000-000000000001': {
          kind: 'decision',
          text: 'Wir sichern zuerst das Einkommen',
          position: 0,
          visibility: 'customer',
          writtenAt: '2026-10-01T09:00:00.000Z',
          done: false,
          inReport: true,
        },
      },
    },
    appointments: {
      items: {
        '77777777-0000-4000-8000-000000000001': {
          position: 0,
          state: 'held',
          begin: '2026-10-01T09:00',
          personIds: [],
          occasion: 'advice',
          themes: ['protection'],
        },
      },
    },
  }),
};
snapshot.payload = { ...snapshot.payload, informed: [{ personId: jonas, on: '2026-01-15' }] };
const sections = snapshotSections(snapshot.payload);
const record: AdviceRecord = {
  occasion: 'Zweites Kind unterwegs.',
  recommendations: [
    {
      id: '33333333-0000-4000-8000-000000000001',
      topic: 'work',
      personId: aylin,
      advice: 'Eine Absicherung der Arbeitskraft bis 67.',
      reason: 'Ihr Einkommen trägt die Hälfte der Ausgaben.',
      decision: 'accepted',
      decisionReason: 'Passt in den Monat.',
    },
    { id: '33333333-0000-4000-8000-000000000002', advice: 'Den Freibetrag ändern lassen.' },
  ],
  complexity: 'complex',
  complexityReason: 'Zwei Einkommen und ein Haus.',
  basis: 'limited',
  basisDetail: 'Beispiel Leben und Muster AG, Tarife vom Oktober',
};

function modelOf(composition: Omit<ReportComposition, 'chapters'>): ReportDocument {
  if (!sections) throw new Error('the snapshot cannot be read');
  return reportPages({ snapshot, sections, composition: { chapters: [], ...composition } }, germanSettings);
}
const chapterNames = (model: ReportDocument) =>
  model.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.name] : []));
const pageTexts = (model: ReportDocument) =>
  laidOut(model)
    .pages.flatMap(({ groups }) => groups.flatMap(({ ops }) => ops))
    .flatMap((op) => (op.kind === 'text' ? [op.text] : []))
    .join(' ');

test('an advice record says why, what is wanted, what was advised and why, what was decided and how complex it was', async () => {
  const model = modelOf({ kind: 'adviceRecord', record });
  expect(chapterNames(model)).toEqual([
    '1 Anlass',
    '2 Ihre Wünsche und Bedürfnisse',
    '3 Rat und Gründe',
    '4 Ihre Entscheidungen',
    '5 Komplexität',
  ]);
  const text = pageTexts(model);
  for (const part of [
    'Beratungsgespräch am 01.10.2026.',
    'Absicherung',
    'Zweites Kind unterwegs.',
    'Ohne mein Einkommen',
    'bis 67.',
    'Empfehlung 2',
    'Die Gründe sind noch nicht festgehalten.',
    'angenommen',
    'noch offen',
    'Wir sichern zuerst das Einkommen',
    'Die Beratung war komplex.',
    'Jonas: ausgehändigt am 15.01.2026',
    'Aylin: in diesem Stand nicht festgehalten',
    'keine Rechtsberatung',
    'eine eingeschränkte Auswahl von Versicherern',
    'Beispiel Leben und Muster AG, Tarife vom Oktober',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Verzicht/);
  expect(model.meta.title).toMatch(/^Beratungsdokumentation – /);
  const [one, other] = await Promise.all([
    createPdf(model),
    createPdf(modelOf({ kind: 'adviceRecord', record })),
  ]);
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
  expect(Buffer.from(one.bytes).toString('latin1')).toContain('/MarkInfo');
});

test('what was noted as advice stands with its reasons, a decision as accepted and not once more; left out it is nowhere', () => {
  const noteId = '66666666-0000-4000-8000-000000000001';
  const [entry] = Object.values(sections?.recap.items ?? {});
  if (!sections || !entry) throw new Error('the snapshot cannot be read');
  const advised = { ...entry, isAdvice: true, adviceReason: 'Alles andere hängt daran' };
  const recorded = { ...sections, recap: { items: { [noteId]: advised } } };
  const textOf = (more: Partial<ReportComposition> = {}) =>
    pageTexts(
      reportPages(
        { snapshot, sections: recorded, composition: { kind: 'adviceRecord', chapters: [], ...more } },
        germanSettings,
      ),
    );
  const text = textOf();
  expect(text).toContain('Eine Empfehlung, mit ihren Gründen.');
  expect(text).toContain('Alles andere hängt daran');
  expect(text).toContain('angenommen');
  expect(text.split('Wir sichern zuerst das Einkommen')).toHaveLength(2);
  expect(textOf({ leftOut: [noteId] })).not.toContain('Wir sichern zuerst');
});

test('where to turn with a complaint stands at the end as the profile said it, and not at all where it named no office', () => {
  if (!sections) throw new Error('the snapshot cannot be read');
  const advisor = {
    name: 'Petra Beispiel',
    company: 'Finanzberatung Beispiel',
    street: 'Musterweg 1',
    postalCode: '86150',
    city: 'Augsburg',
    telephone: '0821 000000',
  };
  const modelWith = (complaintOffice?: string) =>
    reportPages(
      {
        snapshot: {
          ...snapshot,
          payload: {
            ...snapshot.payload,
            advisor: { ...advisor, ...(complaintOffice !== undefined && { complaintOffice }) },
          },
        },
        sections,
        composition: { kind: 'adviceRecord', chapters: [], record },
      },
      germanSettings,
    );
  const known = modelWith('Schlichtungsstelle Beispiel, Postfach 1, 10117 Berlin');
  expect(chapterNames(known).at(-1)).toBe('6 Beschwerde und Schlichtung');
  const text = pageTexts(known);
  for (const part of ['Musterweg 1', '86150 Augsburg', '0821 000000', 'Postfach 1, 10117 Berlin'])
    expect(text).toContain(part);
  expect(chapterNames(modelWith())).toHaveLength(5);
  expect(pageTexts(modelWith())).not.toContain('Schlichtung');
});

test('all chapters are there also while nothing is told, and say so', () => {
  const model = modelOf({ kind: 'adviceRecord' });
  expect(chapterNames(model)).toHaveLength(5);
  expect(pageTexts(model)).toContain('Ein Rat ist noch nicht festgehalten.');
  expect(pageTexts(model)).toContain('Die Komplexität ist noch nicht festgehalten.');
});

test('an analysis report names what is missing in every topic, and nothing of the talk', () => {
  const model = modelOf({ kind: 'analysis' });
  expect(chapterNames(model).slice(0, 6)).toEqual([
    '1 Ihr Haushalt',
    '2 Ihr Monat',
    '3 Ihre Ausgaben',
    '4 Ihre Verträge',
    '5 Ihr Vermögen',
    '6 Ihre staatliche Rente',
  ]);
  expect(chapterNames(model).slice(6)).toEqual([
    '7 Im Ruhestand',
    '8 Wenn einer stirbt',
    '9 Was Ihnen zusteht',
    '10 Ihre Versorgung',
    '11 Ihre Ziele',
  ]);
  expect(pageTexts(model)).toContain('Arbeitskraft Aylin');
  expect(pageTexts(model)).not.toContain('Wir sichern zuerst');
});

test('a topic that is to be discussed waits for advice until some is about it', () => {
  if (!sections) throw new Error('the snapshot cannot be read');
  const day = snapshot.payload.referenceDate;
  expect(topicsWithoutAdvice(sections, day)).toMatchObject([{ topic: 'work', personId: aylin }]);
  expect(topicsWithoutAdvice(sections, day, record.recommendations)).toEqual([]);
});

describe('a waiver', () => {
  const waiver = { of: ['advice' as const], personIds: [jonas, aylin] };
  const lastPageOf = (model: ReportDocument) =>
    laidOut(model)
      .pages.at(-1)
      ?.groups.flatMap(({ kind, ops }) => (kind === 'content' ? ops : []))
      .flatMap((op) => (op.kind === 'text' ? [op.text.trim()] : []))
      .join(' ') ?? '';

  test('is declared on a sheet of its own: what, by whom, with the notice of its disadvantage, to be signed', () => {
    const model = modelOf({ kind: 'adviceRecord', record: { ...record, waiver } });
    const sheet = lastPageOf(model);
    for (const part of [
      'Verzichtserklärung',
      'Wir verzichten auf die Beratung.',
      'Jonas Musterhaus und Aylin Musterhaus',
      'nachteilig',
      '§\u00a063 VVG',
      '§\u00a061 Abs.\u00a02',
      'Ort, Datum',
    ])
      expect(sheet).toContain(part);
    expect(sheet).not.toMatch(/Komplexität|Rat und Gründe/); // nothing else stands on it
    expect(pageTexts(model)).toContain(
      'Jonas Musterhaus und Aylin Musterhaus haben auf die Beratung verzichtet',
    );
    expect(model.blocks.at(-1)).toMatchObject({
      kind: 'signatures',
      names: ['Jonas Musterhaus', 'Aylin Musterhaus'],
    });
  });

  test('of all adults leaves no chapter that says that it is not told; that of one does not', () => {
    const only = { occasion: 'Zweites Kind unterwegs.', waiver: { ...waiver, personIds: [jonas] } };
    const all = { ...only, waiver: { ...waiver, of: ['advice' as const, 'documentation' as const] } };
    const some = modelOf({ kind: 'adviceRecord', record: only });
    expect(chapterNames(some)).toContain('3 Rat und Gründe');
    expect(pageTexts(some)).toContain('Jonas Musterhaus hat auf die Beratung verzichtet'); // and nobody else
    const whole = modelOf({ kind: 'adviceRecord', record: all });
    expect(chapterNames(whole)).not.toContain('3 Rat und Gründe');
    expect(pageTexts(whole)).not.toContain('noch nicht festgehalten');
    expect(lastPageOf(whole)).toContain('auf die Beratung und auf ihre Dokumentation');
  });

  test('says whether the signed sheet has come back, and when', () => {
    const open = pageTexts(modelOf({ kind: 'adviceRecord', record: { ...record, waiver } }));
    expect(open).toContain('Das unterschriebene Blatt liegt noch nicht vor.');
    const signed = { ...record, waiver: { ...waiver, returnedOn: '2026-09-30' } };
    const said = pageTexts(modelOf({ kind: 'adviceRecord', record: signed }));
    expect(said).toMatch(/Das unterschriebene Blatt liegt seit dem 30\.0?9\.2026 vor\./);
    expect(said).not.toContain('noch nicht vor');
  });

  test('is said nowhere while nobody declares it', () => {
    const nobodys = { ...record, waiver: { ...waiver, personIds: [] } };
    expect(pageTexts(modelOf({ kind: 'adviceRecord', record: nobodys }))).not.toMatch(/verzicht/i);
  });

  test('is tagged without a finding', async () => {
    const { bytes } = await createPdf(modelOf({ kind: 'adviceRecord', record: { ...record, waiver } }));
    expect(tagFindings(await readTaggedPdf(bytes))).toEqual([]);
  });
});

test.each(['analysis', 'adviceRecord', undefined] as const)(
  'a report of kind %s has places to sign only where that is wanted, for the adults and the advisor',
  (kind) => {
    const signatures = (composition: Omit<ReportComposition, 'chapters'>) =>
      modelOf({ ...(kind && { kind }), ...composition }).blocks.flatMap((block) =>
        block.kind === 'signatures' ? [block.names] : [],
      );
    expect(signatures({})).toEqual([]);
    expect(signatures({ signatures: true })).toEqual([
      ['Jonas Musterhaus', 'Aylin Musterhaus', 'Petra Beispiel (Beratung)'],
    ]);
  },
);

test('who has died has no place to sign', () => {
  const { persons } = documentsOf(sample);
  const items = { ...persons.items, [jonas]: { ...persons.items[jonas], deceased: true } };
  const widowed = snapshotOf({ persons: { items } as SectionData['persons'] });
  const sections = snapshotSections(widowed.payload);
  if (!sections) throw new Error('a snapshot cannot be read');
  const { blocks } = reportPages(
    { snapshot: widowed, sections, composition: { chapters: [], signatures: true } },
    germanSettings,
  );
  expect(blocks.at(-1)).toMatchObject({
    kind: 'signatures',
    names: ['Aylin Musterhaus', 'Petra Beispiel (Beratung)'],
  });
});
