import { composedKind, snapshotSections } from '@vp-digital/core/contracts';
import { euros } from '@vp-digital/core/finance';
import type { CartPosition, Contract, HealthPlan, SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { reportPages } from './reportPages';
import { germanSettings, snapshotOf } from './testing';

const [, , clara, , , nadine] = sampleHouseholds;
const idOf = (data: SectionData) => Object.keys(data.persons.items)[0] ?? '';

interface Known {
  plan?: Partial<HealthPlan> | undefined;
  contract?: Partial<Contract>;
  position?: Partial<CartPosition> | undefined;
}

/** Clara, privately insured with a contract of her own. */
function privately({ plan, contract = {}, position }: Known): SectionData {
  const data = documentsOf(clara);
  const personId = idOf(data);
  const own = {
    position: 90,
    kind: 'insurance',
    line: 'healthFull',
    company: 'Muster Krankenversicherung',
    personIds: [personId],
    premium: euros(612),
    frequency: 'monthly',
    state: 'ok',
    ...contract,
  } as Contract;
  const others = Object.entries(data.contracts.items).filter(([, { line }]) => line !== 'healthFull');
  return {
    ...data,
    employments: {
      items: Object.fromEntries(
        Object.entries(data.employments.items).map(([id, job]) => [
          id,
          { ...job, status: 'selfEmployed' as const, healthInsurance: 'private' as const },
        ]),
      ),
    },
    contracts: { items: { ...Object.fromEntries(others), [entryId]: own } },
    ...talkOf(personId, { plan, position }),
  };
}

const entryId = '33333333-0001-4000-8000-0000000000ff';

const talkOf = (personId: string, { plan, position }: Pick<Known, 'plan' | 'position'>) => ({
  healthPlans: { items: plan ? { [personId]: { position: 0, ...plan } } : {} },
  cartPositions: {
    items: position
      ? {
          [entryId]: {
            position: 0,
            kind: 'widget' as const,
            personId,
            topic: 'health' as const,
            title: 'Rücklage für Krankenversicherungsbeiträge im Alter',
            ...position,
          },
        }
      : {},
  },
});

function made(
  data: SectionData,
  kind: 'healthInsurance' | 'conversationSummary',
  hidesAmounts = false,
): { text: string; chapters: string[] } {
  const snapshot = snapshotOf(data);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const composition = { chapters: [], ...composedKind(kind), ...(hidesAmounts && { hidesAmounts }) };
  const document: ReportDocument = reportPages({ snapshot, sections, composition }, germanSettings);
  return {
    text: JSON.stringify(document).replaceAll('\u00a0', ' '),
    chapters: document.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.name] : [])),
  };
}

test('who is privately insured reads of the own contract, the premium of old age, what is put aside, and what was decided', () => {
  const data = privately({
    plan: { oldAgeMonth: euros(150) },
    position: {
      decisions: { [idOf(documentsOf(clara))]: { decision: 'accepted' } },
      reason: 'Weniger Rente',
    },
  });
  const { text, chapters } = made(data, 'healthInsurance');
  expect(chapters.slice(0, 3)).toEqual([
    '1 Gesetzlich und privat im Vergleich',
    '2 Beiträge im Alter',
    '3 Rat und Entscheidung',
  ]);
  for (const said of ['eigener Vertrag: Muster Krankenversicherung', '612 €', '150 €', 'Ja', 'Weniger Rente'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/undefined|NaN/);
  expect(made(data, 'conversationSummary').chapters).toContainEqual(
    expect.stringMatching(/^\d+ Krankenversicherung$/),
  );
});

test('what was accepted stays a decision once it has become a contract; what was discarded is none', () => {
  const contractId = '33333333-0001-4000-8000-0000000000fe';
  const decisions = { [idOf(documentsOf(clara))]: { decision: 'accepted' as const } };
  const title = 'Rücklage für Krankenversicherungsbeiträge im Alter';
  expect(made(privately({ position: { contractId, decisions } }), 'healthInsurance').text).toContain(title);
  expect(made(privately({ position: { discardedOn: '2026-10-01' } }), 'healthInsurance').text).not.toContain(
    title,
  );
});

test('a tariff of the cart is compared without its Krankentagegeld in old age, and not compared while its part is unknown', () => {
  const data = documentsOf(nadine);
  const position: Partial<CartPosition> = {
    title: 'Muster Komfort',
    line: 'healthFull',
    premium: euros(500),
    sickPayPremium: euros(40),
    frequency: 'monthly',
  };
  const with_ = (changed: Partial<CartPosition>) => ({
    ...data,
    ...talkOf(idOf(data), { position: { ...position, ...changed } }),
  });
  const { text } = made(with_({}), 'healthInsurance');
  expect(text).toContain('Vorschlag: Muster Komfort');
  expect(text).toContain('460 €'); // today, without the allowance
  const { sickPayPremium: _, ...whole } = position;
  const unknown = made({ ...data, ...talkOf(idOf(data), { position: whole }) }, 'healthInsurance');
  expect(unknown.text).toContain('Für den Vergleich fehlen noch Angaben.');
  expect(unknown.text).not.toContain('500 €');
});

test('nothing recorded is said to be so, and is no chapter of a summary', () => {
  const data = { ...documentsOf(nadine), ...talkOf('', {}) };
  const { text } = made(data, 'healthInsurance');
  expect(text).toContain('Zur Krankenversicherung ist noch nichts entschieden.');
  const summary = made(data, 'conversationSummary').chapters;
  expect(summary.filter((name) => name.endsWith('Krankenversicherung'))).toEqual([]);
  expect(made(privately({}), 'conversationSummary').chapters).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^\d+ Krankenversicherung$/)]),
  );
});

test('where amounts are hidden, reasons made of amounts are, too', () => {
  const data = privately({
    plan: { oldAgeMonth: euros(150) },
    position: { reason: 'Der Beitrag von 612 € steigt.' },
  });
  expect(made(data, 'healthInsurance', true).text).not.toMatch(/612|150/);
});
