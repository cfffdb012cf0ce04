import { type Snapshot, snapshotSections } from '@vp-digital/core/contracts';
import {
  fieldAt,
  freeAmount,
  householdNet,
  isSectionName,
  type NeedDecision,
  netWorth,
  type RecapEntry,
  type SectionData,
  sectionNames,
} from '@vp-digital/core/household';
import { documentsOf, type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { allElements, laidOut, readTaggedPdf, tagFindings } from '@vp-digital/core/pdf/testing';
import { createFormat } from '@vp-digital/core/platform';
import english from '@vp-digital/locales/en/gespraechszusammenfassung/reportPreview.json';
import * as documentWords from '@vp-digital/core/household/words/english';
import figureWords from '@vp-digital/locales/de/household/figures.json';
import englishWords from '@vp-digital/locales/en/household/figures.json';
import { conversationSummary } from './conversationSummary';
import { namespaces, type ReportSettings } from './reportSettings';
import type { Before } from './sinceLastTime';
import { germanSettings as settings, reportTexts as i18n } from './testing';

i18n.addResourceBundle('en', 'household/figures', englishWords);
i18n.addResourceBundle('en', 'gespraechszusammenfassung', english, true);

const named = (sample: SampleHousehold) => {
  const [first] = Object.values(documentsOf(sample).persons.items);
  return [first?.lastName ?? '', sample] as const;
};
const households = sampleHouseholds.map(named);

function snapshotOf(sample: SampleHousehold, changed: Partial<SectionData> = {}): Snapshot {
  const sections = { ...documentsOf(sample), ...changed };
  const figures = {
    netMonthly: householdNet(sections).monthly,
    free: freeAmount(sections).free,
    netWorth: netWorth(sections).netWorth,
  };
  const [name, householdId] = [named(sample)[0], sample.householdId];
  return {
    snapshotId: '55555555-0000-4000-8000-000000000001',
    householdId,
    label: 'Interne Bezeichnung',
    occasion: 'annualReview',
    createdAt: '2026-10-01T10:00:00.000Z',
    createdBy: 'Petra Beispiel',
    sha256: 'ab'.repeat(32),
    figures,
    reports: 0,
    payload: {
      schemaVersion: 1,
      engineVersion: '1.0.0',
      lawYear: 2026,
      referenceDate: '2026-10-01',
      household: { householdId, legacyHouseholdId: sample.legacyHouseholdId, name },
      versions: Object.fromEntries(sectionNames.map((section) => [section, 1])),
      sections,
      figures,
    },
  };
}

function modelOf(snapshot: Snapshot, changes: Partial<ReportSettings> = {}, before?: Before) {
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  return conversationSummary({ snapshot, sections, before }, { ...settings, ...changes });
}

/** The file of a snapshot, read back by a library that had no part in writing it. */
async function fileOf(snapshot: Snapshot, changes: Partial<ReportSettings> = {}) {
  const { bytes, pageCount } = await createPdf(modelOf(snapshot, changes));
  const pdf = await readTaggedPdf(bytes);
  const elements = allElements(pdf.root);
  const text = elements
    .map((element) => element.text)
    .join('\n')
    .replace(/\u00ad/g, '');
  return { bytes, pageCount, pdf, elements, text };
}

const entry = (changes: Partial<RecapEntry> & Pick<RecapEntry, 'kind' | 'text'>): RecapEntry => ({
  position: 0,
  visibility: 'customer',
  writtenAt: '2026-10-01T09:00:00.000Z',
  done: false,
  inReport: true,
  ...changes,
});
const recapOf = (...entries: RecapEntry[]) => ({
  recap: {
    items: Object.fromEntries(
      entries.map((one, index) => [`66666666-0000-4000-8000-00000000000${index}`, one]),
    ),
  },
});

function kindOfField(name: string) {
  const [section = '', field] = name.split('.');
  return isSectionName(section) ? fieldAt(section, `/${field}`)?.kind : undefined;
}

/** `−1.505 €` in cents. */
const centsOf = (text: string) => Number(text.replace('\u2212', '-').replace(/[^\d-]/g, '')) * 100;

describe.each(households)('the file of %s', (name, sample) => {
  let file: Awaited<ReturnType<typeof fileOf>>;
  beforeAll(async () => {
    file = await fileOf(snapshotOf(sample));
  });

  test('is tagged without a finding, in German, with its chapters', () => {
    expect(tagFindings(file.pdf)).toEqual([]);
    expect(file.pdf.language).toBe('de-DE');
    expect(
      file.elements.filter(({ role }) => role === 'H1').map(({ text }) => text.replace(/\u00ad/g, '')),
    ).toEqual([
      'Gesprächszusammenfassung',
      '1 Ihr Haushalt',
      '2 Ihr Monat',
      '3 Ihre Ausgaben',
      '4 Ihre Verträge',
      '5 Ihr Vermögen',
      ...[
        ...(name === 'Musterruh' ? [] : ['Ihre staatliche Rente']), // whose pensions are paid already
        'Im Ruhestand',
        ...(name === 'Musterfeld' || name === 'Musterkamp' ? [] : ['Wenn einer stirbt']), // who live alone
        'Was Ihnen zusteht',
        'Nächste Schritte',
      ].map((chapter, index) => `${index + 6} ${chapter}`),
    ]);
  });

  test('counts its pages, and the first one says so too', () => {
    const numbers = file.pdf.pages.map(({ content }) =>
      content
        .filter(({ tag }) => tag === 'Artifact')
        .map(({ text }) => /Seite \d+ von \d+/.exec(text)?.[0])
        .find(Boolean),
    );
    const { pageCount } = file;
    expect(numbers).toEqual(
      Array.from({ length: pageCount }, (_, index) => `Seite ${index + 1} von ${pageCount}`),
    );
  });

  test('says the amounts of the snapshot, and the persons', () => {
    const { figures } = snapshotOf(sample);
    const { euros } = settings.format;
    expect(file.text).toContain(euros(figures.netMonthly));
    expect(file.text).toContain(euros(Math.abs(figures.free)));
    expect(file.text).toContain(euros(figures.netWorth, { unit: 'none' }));
    for (const { firstName } of Object.values(documentsOf(sample).persons.items))
      expect(file.text).toContain(firstName);
  });

  test('has tables that add up, as printed', () => {
    const tables = file.elements.filter(({ role }) => role === 'Table');
    let sums = 0;
    for (const table of tables) {
      const rows = (part: string) =>
        table.children.filter(({ role }) => role === part).flatMap(({ children }) => children);
      const last = (cells: { children: readonly { text: string }[] }) => cells.children.at(-1)?.text ?? '';
      const [foot] = rows('TFoot');
      if (!foot) continue;
      sums += 1;
      const amounts = rows('TBody').map((row) => centsOf(last(row)));
      expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(centsOf(last(foot)));
    }
    expect(sums).toBeGreaterThanOrEqual(4);
  });

  test('names the figure, or the typed field, of every amount: the preview can be pointed at', () => {
    const texts = laidOut(modelOf(snapshotOf(sample)))
      .pages.flatMap(({ groups }) => groups.flatMap(({ ops }) => ops))
      .filter((op) => op.kind === 'text');
    expect(texts.filter(({ text, of }) => text.includes('€') && !of).map(({ text }) => text)).toEqual([]);
    const sources = texts.flatMap(({ of }) => of ?? []);
    expect(sources.flatMap(({ figure }) => figure ?? []).filter((name) => !(name in figureWords))).toEqual(
      [],
    );
    const fields = sources.flatMap(({ field }) => field ?? []);
    expect(fields.filter((field) => kindOfField(field) !== 'money')).toEqual([]);
  });

  test('opens with the page for the fridge: three figures, the household, no header', () => {
    const [first] = file.pdf.pages;
    const words = first?.content.map(({ text }) => text).join(' ') ?? '';
    const { free, netWorth: worth } = snapshotOf(sample).figures;
    for (const amount of [free, worth])
      expect(words).toContain(settings.format.euros(amount, { unit: 'none' }));
    expect(words).toContain('Reserve');
    const running = first?.content.filter(({ tag, text }) => tag === 'Artifact' && text !== '');
    expect(running?.map(({ text }) => text)).toEqual([expect.stringMatching(/^Annahmen: .*Seite 1 von /)]);
  });

  test('names every goal, and no column that would be empty', () => {
    for (const { title } of Object.values(documentsOf(sample).goals.items))
      expect(file.text).toContain(title);
    for (const table of file.elements.filter(({ role }) => role === 'Table')) {
      const rows = table.children.filter(({ role }) => role === 'TBody').flatMap(({ children }) => children);
      const columns = Math.max(...rows.map(({ children }) => children.length));
      for (let column = 0; column < columns; column += 1)
        expect(rows.every(({ children }) => children[column]?.text === '–')).toBe(false);
    }
  });

  test('names nobody of another household, and nothing internal', () => {
    for (const [other] of households) if (other !== name) expect(file.text).not.toContain(other);
    expect(file.text).not.toContain('Interne Bezeichnung');
    expect(file.text).not.toContain(sample.householdId);
  });

  test('is the same to the byte whenever it is made', async () => {
    const again = await fileOf(snapshotOf(sample));
    expect(Buffer.from(again.bytes).equals(Buffer.from(file.bytes))).toBe(true);
  });
});

const [, musterhaus] = sampleHouseholds;

test('what was agreed stands in it; what is internal or left out never does, even if a snapshot held it', async () => {
  const [jonas = ''] = Object.keys(documentsOf(musterhaus).persons.items);
  const { text, pdf } = await fileOf(
    snapshotOf(
      musterhaus,
      recapOf(
        entry({ kind: 'decision', text: 'Berufsunfähigkeit für Aylin zuerst' }),
        entry({ kind: 'task', text: 'Renteninformation mitbringen', ownerId: jonas, dueOn: '2026-11-15' }),
        entry({ kind: 'task', text: 'Angebote einholen', done: true }),
        entry({ kind: 'note', text: 'Der Garten ist ihnen wichtig' }),
        entry({ kind: 'note', text: 'Wirkt angespannt', visibility: 'internal' }),
        entry({ kind: 'note', text: 'Nicht für den Report', inReport: false }),
      ),
    ),
  );
  expect(tagFindings(pdf)).toEqual([]);
  for (const shown of [
    'Berufsunfähigkeit für Aylin zuerst',
    'Renteninformation mitbringen',
    '15.11.2026',
    'Wer macht was bis wann',
    'Garten',
  ])
    expect(text).toContain(shown);
  for (const hidden of ['angespannt', 'Nicht für den Report']) expect(text).not.toContain(hidden);
});

test('the month is measured by 50-30-20, in parts that add up to the net', async () => {
  const { elements } = await fileOf(snapshotOf(musterhaus));
  const rows = ['Notwendiges', 'Wünsche', 'Sparen und frei'].map(
    (name) =>
      elements
        .find(({ role, children }) => role === 'TR' && children[0]?.text === name)
        ?.children.map((cell) => cell.text) ?? [],
  );
  expect(rows.map(([, share, rule]) => [share, rule])).toEqual([
    ['69\u00a0%', '50\u00a0%'],
    ['13\u00a0%', '30\u00a0%'],
    ['18\u00a0%', '20\u00a0%'],
  ]);
  expect(rows.reduce((sum, cells) => sum + centsOf(cells.at(-1) ?? ''), 0)).toBe(545_000);
});

test('who may not see the balance sheet gets no net worth on paper either, and no gap in the numbers', async () => {
  const { text } = await fileOf(snapshotOf(musterhaus), { withBalance: false });
  expect(text).not.toContain('Nettovermögen');
  expect(text).toContain('9 Nächste Schritte');
});

test('a household of which nothing is recorded gets a report that says so', async () => {
  const none = { items: {} };
  const nothing = { incomes: none, expenses: none, contracts: none, assets: none, liabilities: none };
  const { text, pdf, elements } = await fileOf(snapshotOf(musterhaus, nothing));
  expect(tagFindings(pdf)).toEqual([]);
  expect(text).toContain(
    'Noch nicht erfasst und deshalb hier nicht enthalten: Einkommen, Ausgaben, Verträge und Vermögen und Schulden.',
  );
  expect(text).not.toMatch(/\b0\s€/);
  const chapters = elements.filter(({ role }) => role === 'H1').map((element) => element.text);
  expect(chapters.slice(1).map((name) => name.replace(/\u00ad/g, ''))).toEqual([
    '1 Ihr Haushalt',
    '2 Ihre staatliche Rente',
    '3 Im Ruhestand',
    '4 Wenn einer stirbt',
    '5 Was Ihnen zusteht',
    '6 Nächste Schritte',
  ]);
  const agreed = { position: 0, of: 'contracts' as const };
  const said = await fileOf(
    snapshotOf(musterhaus, {
      ...nothing,
      absences: { items: { '88888888-0000-4000-8000-000000000001': agreed } },
    }),
  );
  expect(said.text).toMatch(/nicht enthalten: Einkommen, Ausgaben und Vermögen/); // there are none: nothing is missing
});

test('an own text keeps its chapter, also while nothing is recorded for it', () => {
  const snapshot = snapshotOf(musterhaus, { expenses: { items: {} } });
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const namesWith = (text?: string) =>
    conversationSummary(
      {
        snapshot,
        sections,
        composition: {
          chapters: [{ chapter: 'expenses', shown: true, ...(text !== undefined && { text }) }],
        },
      },
      settings,
    ).blocks.flatMap((block) => (block.kind === 'chapter' ? [block.name] : []));
  expect(namesWith()).not.toContain('1 Ihre Ausgaben');
  expect(namesWith('Die Kontoauszüge bringen Sie mit.')).toContain('1 Ihre Ausgaben');
});

test('while a net is not known, no sum is called the net, nothing is free and nothing is missing', async () => {
  const incomes = (known: (kind: string) => boolean) => ({
    incomes: {
      items: Object.fromEntries(
        Object.entries(documentsOf(musterhaus).incomes.items).map(([id, income]) => [
          id,
          known(income.kind) ? income : { ...income, net: undefined },
        ]),
      ),
    },
  });
  const partly = await fileOf(
    snapshotOf(
      musterhaus,
      incomes((kind) => kind === 'childBenefit'),
    ),
  );
  expect(tagFindings(partly.pdf)).toEqual([]);
  for (const said of [
    /Jonas und Aylin haben, soweit bekannt, 518\s€/,
    /Haushaltsnetto, soweit bekannt/,
    /lässt sich erst sagen, wenn jedes Netto bekannt ist/,
    /Ausgaben und Verträge/,
  ])
    expect(partly.text).toMatch(said);
  for (const said of [/fehlen im Monat/, /bleiben Ihnen/, /Frei verfügbar\n−?\d/, /Anteil/])
    expect(partly.text).not.toMatch(said);
  const none = await fileOf(
    snapshotOf(
      musterhaus,
      incomes(() => false),
    ),
  );
  expect(none.text).toContain('Das Netto von Jonas und Aylin ist noch nicht erfasst.');
  expect(none.text).not.toMatch(/\b0\s€/);
});

test('without expenses nothing is called free', async () => {
  const { pdf, text } = await fileOf(snapshotOf(musterhaus, { expenses: { items: {} } }));
  expect(tagFindings(pdf)).toEqual([]);
  expect(text).toContain('lässt sich erst sagen, wenn Ihre Ausgaben erfasst sind');
  expect(text).not.toMatch(/Lebenshaltung\n0\s€/); // what is not recorded is not 0
  for (const said of [/fehlen im Monat/, /bleiben Ihnen/, /Frei verfügbar\n−?\d/, /Anteil/])
    expect(text).not.toMatch(said);
});

test('a sum without the income of one of two says whose it lacks', async () => {
  const { incomes, persons } = documentsOf(musterhaus);
  const [jonas] = Object.keys(persons.items);
  const items = Object.fromEntries(
    Object.entries(incomes.items).filter(([, { personId, kind }]) => personId === jonas && kind === 'salary'),
  );
  const { text } = await fileOf(snapshotOf(musterhaus, { incomes: { ...incomes, items } }));
  expect(text.match(/Darin fehlt noch das\s+Einkommen von\s+Aylin\./g)).toHaveLength(2); // household and month
  const whole = await fileOf(snapshotOf(musterhaus));
  expect(whole.text).not.toContain('Darin fehlt noch');
});

test('incomes that begin later are named with their month, and are in no sum', async () => {
  const { incomes } = documentsOf(musterhaus);
  const [[, salary] = []] = Object.entries(incomes.items);
  if (!salary) throw new Error('the sample has incomes');
  const later = { ...salary, kind: 'other' as const, position: 90, net: 321_00, from: '2027-03-01' };
  const { net: _untold, ...withoutNet } = later;
  const open = { ...withoutNet, kind: 'rent' as const, position: 91, from: '2027-05-01' };
  const items = {
    ...incomes.items,
    '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a11': later,
    '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a12': open,
  };
  const { text } = await fileOf(snapshotOf(musterhaus, { incomes: { ...incomes, items } }));
  expect(text).toMatch(/Ab 01\.03\.2027 kommt dazu:[^.]*321\s€\s+netto im Monat/);
  expect(text).toMatch(/Ab 01\.05\.2027 kommt dazu:[^.]*\.\s+Das\s+Netto ist noch nicht bekannt/);
  const { text: today } = await fileOf(snapshotOf(musterhaus));
  expect(today).not.toContain('kommt dazu');
  const sum = (of: string) => /Haushaltsnetto[^€]*€/.exec(of)?.[0];
  expect(sum(text)).toBe(sum(today));
});

test('what contracts cost is not known while nobody was asked for one, and nothing where there is none', async () => {
  const absent = {
    items: { '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a01': { position: 0, of: 'contracts' } },
  } as const;
  const textWith = async (absences: SectionData['absences']) =>
    (await fileOf(snapshotOf(musterhaus, { contracts: { items: {} }, absences }))).text;
  const unasked = await textWith({ items: {} });
  expect(unasked).toMatch(/lässt sich erst\s+sagen, wenn Ihre Verträge erfasst sind/);
  for (const said of [/Versicherungen\s+0/, /bleiben Ihnen/, /Frei verfügbar\n−?\d/, /Reserve\n\d/])
    expect(unasked).not.toMatch(said);
  expect(await textWith(absent)).toMatch(/Versicherungen\s+0,0\s%\s+0\s€/);
});

test('a mortgage without its house makes no net worth: the value of the property is asked for', async () => {
  const { assets } = documentsOf(musterhaus);
  const items = Object.fromEntries(
    Object.entries(assets.items).filter(([, { kind }]) => kind !== 'ownHome' && kind !== 'rentedProperty'),
  );
  const { pdf, text } = await fileOf(snapshotOf(musterhaus, { assets: { ...assets, items } }));
  expect(tagFindings(pdf)).toEqual([]);
  expect(text).toContain('Angabe fehlt: der Wert der Immobilie.');
  for (const said of [/übersteigen das Vermögen/, /gehören Ihnen/, /Nettovermögen\n−?\d/])
    expect(text).not.toMatch(said);
});

test.each(households)(
  'the same snapshot of %s gives the same bytes, in whatever order its members come',
  async (_, sample) => {
    const turned = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, inner]) => [key, turned(inner)]),
          )
        : value;
    const bytesOf = async (snapshot: Snapshot) =>
      Buffer.from((await createPdf(modelOf(snapshot))).bytes).toString('base64');
    const snapshot = snapshotOf(sample);
    const once = await bytesOf(snapshot);
    expect(await bytesOf(structuredClone(snapshot))).toBe(once);
    expect(await bytesOf({ ...snapshot, payload: turned(snapshot.payload) as Snapshot['payload'] })).toBe(
      once,
    );
  },
);

test('in English the same amounts stand in English words', async () => {
  for (const [document, words] of Object.entries(documentWords))
    i18n.addResourceBundle('en', `household/${document}`, words);
  const { pdf, text } = await fileOf(snapshotOf(musterhaus), {
    t: i18n.getFixedT('en', namespaces),
    word: i18n.getFixedT('en', 'household/figures'),
    format: createFormat('en'),
  });
  expect(tagFindings(pdf)).toEqual([]);
  expect(pdf.language).toMatch(/^en/);
  expect(text).toContain('€5,450');
  expect(text).not.toMatch(/\d[ \u00a0]?€(?!\d)/); // its sign stands behind none
  expect(text).not.toMatch(/Vertrag|Monat/);
});

test('no page holds one small table: every page but the last is more than half full', async () => {
  for (const [, sample] of households) {
    const { pages } = laidOut(modelOf(snapshotOf(sample)));
    const ends = pages
      .slice(1, -1)
      .map(({ groups }) =>
        Math.max(
          ...groups
            .filter(({ kind }) => kind === 'content')
            .flatMap(({ ops }) => ops.flatMap((op) => (op.kind === 'text' ? [op.y] : []))),
        ),
      );
    for (const end of ends) expect(end).toBeGreaterThan(842 / 2);
  }
});

test('the household is named as a person would name it; a child has no occupation; a monthly benefit says so', async () => {
  const { text, pdf, elements } = await fileOf(snapshotOf(musterhaus));
  const [cover] = pdf.pages;
  expect(cover?.content.map((part) => part.text).join(' ')).toContain('Jonas und Aylin Musterhaus');
  const rowOf = (name: string) =>
    elements
      .find(({ role, children }) => role === 'TR' && children[0]?.text.startsWith(name))
      ?.children.map((cell) => cell.text);
  expect(rowOf('Emil')?.at(-1)).toBe('–');
  expect(rowOf('Berufsunfähigkeit')?.join(' ')).toMatch(/1\.000\s€.*mtl\. bis 65/);
  expect(text).not.toMatch(/Kennung|[0-9a-f]{8} [0-9a-f]{8}/);
});

test('another label of the snapshot is another word in the list, never another file', () => {
  const snapshot = snapshotOf(musterhaus);
  expect(modelOf({ ...snapshot, label: 'Anders' })).toEqual(modelOf(snapshot));
});

test('the cover says with whom the talk was and how to reach them, as they said then; older snapshots know the name', () => {
  const [, musterhaus] = sampleHouseholds;
  const older = snapshotOf(musterhaus);
  const linesOf = (snapshot: Snapshot) => {
    const [title] = modelOf(snapshot).blocks;
    return title?.kind === 'title' ? title.lines.slice(2) : [];
  };
  expect(linesOf(older)).toEqual(['Im Gespräch mit Petra Beispiel']);
  const advisor = { name: 'Petra Beispiel', company: 'Finanzberatung Beispiel', telephone: '0821 000000' };
  expect(linesOf({ ...older, payload: { ...older.payload, advisor } })).toEqual([
    'Im Gespräch mit Petra Beispiel, Finanzberatung Beispiel',
    '0821 000000',
  ]);
});

test('who does what by when, what was decided and when they meet again stand on the first page', async () => {
  const [, musterhaus] = sampleHouseholds;
  const [jonas = ''] = Object.keys(documentsOf(musterhaus).persons.items);
  const { pdf } = await fileOf(
    snapshotOf(
      musterhaus,
      recapOf(
        entry({ kind: 'decision', text: 'Berufsunfähigkeit für Aylin zuerst' }),
        entry({ kind: 'task', text: 'Renteninformation mitbringen', ownerId: jonas, dueOn: '2026-11-15' }),
      ),
    ),
  );
  const words = pdf.pages[0]?.content.map(({ text }) => text).join(' ') ?? '';
  for (const shown of ['Aylin zuerst', 'Renteninformation mitbringen', 'Jonas', '15.11.2026'])
    expect(words).toContain(shown);
  expect(words).toContain('21.11.2026, 18:00 Uhr');
});

describe('wishes and needs', () => {
  const [, musterhaus] = sampleHouseholds;
  const decisionsOf = (...decisions: Omit<NeedDecision, 'position'>[]) => ({
    needDecisions: {
      items: Object.fromEntries(
        decisions.map((one, index) => [
          `77777777-0000-4000-8000-00000000000${index}`,
          { position: 0, ...one },
        ]),
      ),
    },
  });

  test('stand with what is missing, what was decided and why, and number the chapter after them', async () => {
    const { text, pdf } = await fileOf(
      snapshotOf(
        musterhaus,
        decisionsOf(
          { topic: 'oldAge', decision: 'discuss', reason: 'Vor der Rente geklärt' },
          { topic: 'accident', decision: 'notWanted' },
          { topic: 'reserve', rank: 1 },
        ),
      ),
    );
    expect(tagFindings(pdf)).toEqual([]);
    expect(text).toContain('10 Ihre Wünsche und Bedürfnisse');
    expect(text).toContain('Ein Thema möchten Sie besprechen.');
    expect(text).toMatch(/Ruhestand\n877\s€ mtl\.\nbesprechen\nVor der Rente geklärt/);
    expect(text).toMatch(/Unfall\n–\nnicht gewünscht\n–/);
    const chapter = text.slice(text.indexOf('10 Ihre Wünsche'), text.indexOf('11 Nächste Schritte'));
    expect(chapter).not.toContain('Notgroschen'); // put in order only, nothing said
    expect(text).toContain('11 Nächste Schritte');
  });

  test('are no chapter while nothing was decided', async () => {
    const { text } = await fileOf(snapshotOf(musterhaus));
    expect(text).not.toContain('Wünsche und Bedürfnisse');
    expect(text).toContain('10 Nächste Schritte');
  });
});

test('a household without goals, notes and a lack of money has no chapter about them', () => {
  const [, musterhaus] = sampleHouseholds;
  const { assets, goals } = documentsOf(musterhaus);
  const [[id = '', first] = []] = Object.entries(assets.items);
  if (!first) throw new Error('the sample has no assets');
  const rich = { items: { [id]: { ...first, kind: 'callMoney' as const, value: 100_000_00 } } };
  const named = (changed: Partial<SectionData>) =>
    modelOf(snapshotOf(musterhaus, { ...recapOf(), ...changed })).blocks.flatMap((block) =>
      block.kind === 'chapter' ? [block.name] : [],
    );
  expect(named({ goals })).toContain('10 Nächste Schritte');
  expect(named({ goals: { items: {} }, assets: rich }).join()).not.toContain('Nächste Schritte');
});

describe('the first page', () => {
  const [, musterhaus] = sampleHouseholds;
  const firstPageOf = async (snapshot: Snapshot, before?: Before) => {
    const { bytes } = await createPdf(modelOf(snapshot, {}, before));
    const pdf = await readTaggedPdf(bytes);
    expect(tagFindings(pdf)).toEqual([]);
    return pdf.pages[0]?.content.map(({ text }) => text).join(' ') ?? '';
  };
  const cheaper = (by: number): Before => {
    const { expenses, ...data } = documentsOf(musterhaus);
    const [[id = '', first] = []] = Object.entries(expenses.items);
    if (!first) throw new Error('the sample has no expenses');
    const dearer = { ...first, amount: first.amount + by };
    return {
      data: { ...data, expenses: { ...expenses, items: { ...expenses.items, [id]: dearer } } },
      date: '2025-10-01',
      isOfAppointment: true,
    };
  };

  test('says what has changed since the last time, and nothing where nothing has', async () => {
    const words = await firstPageOf(snapshotOf(musterhaus), cheaper(100_00));
    expect(words).toContain('Seit dem letzten Mal');
    expect(words).toContain('01.10.2025');
    expect(words).toMatch(/466\s€ .*566\s€ .*\+100\s€/);
    expect(await firstPageOf(snapshotOf(musterhaus), cheaper(0))).not.toContain('Seit dem letzten Mal');
    expect(await firstPageOf(snapshotOf(musterhaus))).not.toContain('Seit dem letzten Mal');
  });

  test('is what was computed then, whatever the engine of today says of it', async () => {
    const before = { ...cheaper(0), derived: { net: {}, figures: { freeAmount: 400_00 } } };
    expect(await firstPageOf(snapshotOf(musterhaus), before)).toMatch(/400\s€ .*566\s€ .*\+166\s€/);
  });

  test('shows what was computed with the snapshot, not what the engine of today makes of it', async () => {
    const snapshot = snapshotOf(musterhaus);
    const derived = { net: {}, figures: { freeAmount: 123_00, netWorth: 99_000_00 } };
    const { blocks } = modelOf({ ...snapshot, payload: { ...snapshot.payload, derived } });
    const figures = blocks.flatMap((block) => (block.kind === 'key-figures' ? block.items : []));
    expect(figures.slice(0, 3).map(({ value }) => value)).toEqual(['123', '–', '99.000']);
  });

  test('calls no state the last time that was frozen in no talk', async () => {
    const before = { ...cheaper(100_00), isOfAppointment: false };
    const words = await firstPageOf(snapshotOf(musterhaus), before);
    expect(words).toContain('Seit dem Stand vom 01.10.2025');
    expect(words).not.toContain('Seit dem letzten Mal');
  });

  test('puts the three figures of its head before all other changes, and says how many more there are', async () => {
    const figures = { freeAmount: 1_00, reserve: 0.1, netWorth: 1_00, householdNet: 1_00 };
    const then = {
      livingCosts: 1_00,
      premiums: 1_00,
      loanRates: 1_00,
      savingRates: 1_00,
      assets: 1_00,
      debts: 1_00,
    };
    const before = { ...cheaper(0), derived: { net: {}, figures: { ...figures, ...then } } };
    const table = modelOf(snapshotOf(musterhaus), {}, before).blocks.findLast(
      (block) =>
        block.kind === 'table' &&
        block.columns.some((column) => 'label' in column && column.label === 'Unterschied'),
    );
    const names = table?.kind === 'table' ? table.rows.map(({ cells }) => cells[0]) : [];
    expect(names).toHaveLength(5);
    expect(names.slice(0, 3)).toEqual([
      expect.stringMatching(/^Frei verfügbar/),
      'Reserve in Monaten',
      expect.stringMatching(/^Nettovermögen/),
    ]);
    expect(await firstPageOf(snapshotOf(musterhaus), before)).toMatch(
      /und (eine weitere|\d+ weitere) Veränderung/,
    );
  });

  describe('says what is good and may stay', () => {
    const { contracts } = documentsOf(musterhaus);
    const withState = (state: 'ok' | 'unchecked' | 'cancel' | 'paidUp', of: Partial<SectionData> = {}) => {
      const items = Object.fromEntries(
        Object.entries(contracts.items).map(([id, one]) => [id, { ...one, state }]),
      );
      return firstPageOf(snapshotOf(musterhaus, { contracts: { ...contracts, items }, ...of }));
    };
    const decided = (decision: Omit<NeedDecision, 'position'>) => ({
      needDecisions: { items: { '77777777-0000-4000-8000-000000000000': { position: 0, ...decision } } },
    });

    test('where every contract was looked at and found good', async () => {
      for (const state of ['ok', 'paidUp'] as const)
        expect(await withState(state)).toMatch(/Was gut ist und bleiben darf .*Privathaftpflicht/);
    });

    test('never of a contract that nobody has looked at, or that is to go', async () => {
      for (const state of ['unchecked', 'cancel'] as const)
        expect(await withState(state)).not.toContain('Privathaftpflicht');
    });

    test('never of a topic that is to be discussed', async () => {
      const words = await withState('ok', decided({ topic: 'liability', decision: 'discuss' }));
      expect(words).not.toContain('Privathaftpflicht');
    });

    test('never of one that is fine only because nothing is wanted', async () => {
      const words = await withState('ok', decided({ topic: 'oldAge', target: 0, decision: 'notWanted' }));
      expect(words).not.toMatch(/Was gut ist und bleiben darf .*Ruhestand/);
    });
  });

  test('says how many of the entries behind it are proven, told and estimated', async () => {
    const none = { items: {} };
    const empty = { incomes: none, expenses: none, contracts: none, assets: none, liabilities: none };
    expect(await firstPageOf(snapshotOf(musterhaus, empty))).not.toContain('belegt');
    const { assets, contracts } = documentsOf(musterhaus);
    const [asset] = Object.values(assets.items);
    const [contract] = Object.values(contracts.items).filter(({ kind }) => kind === 'insurance');
    if (!asset || contract?.kind !== 'insurance') throw new Error('the sample has too little');
    const { benefit: _, ...uninsured } = contract;
    const photo = { ...uninsured, premium: 0, source: 'document' as const };
    const sources = ['document', 'document', 'estimated', 'import', 'customer'] as const;
    const items = Object.fromEntries(
      sources.map((source, index) => [`99999999-0000-4000-8000-00000000000${index}`, { ...asset, source }]),
    );
    const some = {
      ...empty,
      assets: { ...assets, items },
      contracts: { ...contracts, items: { '88888888-0000-4000-8000-000000000000': photo } },
    };
    expect(await firstPageOf(snapshotOf(musterhaus, some as Partial<SectionData>))).toContain(
      'Einträge dahinter: 2 belegt, 2 angegeben, 1 geschätzt.',
    );
  });
});
