import { type Report, snapshotSections } from '@vp-digital/core/contracts';
import {
  type Appointment,
  type CartPosition,
  needComparison,
  type NeedDecision,
  type SectionData,
} from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { laidOut } from '@vp-digital/core/pdf/testing';
import german from '@vp-digital/locales/de/household/expenses.json';
import words from '@vp-digital/locales/de/household/figures.json';
import { gapChecks } from '../checks/gapChecks';
import { nameOfNeed } from './nameOfNeed';
import { reportPages } from './reportPages';
import { germanSettings, snapshotOf } from './testing';

const draft: Report = {
  reportId: '44444444-0000-4000-8000-000000000001',
  snapshotId: '55555555-0000-4000-8000-000000000001',
  kind: 'conversationSummary',
  status: 'draft',
  createdAt: '2026-10-01T10:00:00.000Z',
  createdBy: 'Petra Beispiel',
  deliveries: [],
  links: [],
};
const [, sample] = sampleHouseholds;
const data = documentsOf(sample);
const { open } = needComparison({ household: data, date: '2026-10-01' });

function made(
  changed: Partial<SectionData> = {},
  composition: { hidesAmounts?: true; leftOut?: string[] } = {},
) {
  const snapshot = snapshotOf(changed);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const composed = { chapters: [], ...composition };
  const model = reportPages({ snapshot, sections, composition: composed }, germanSettings);
  const [first] = laidOut(model).pages;
  const start = model.blocks.findIndex(
    (block) => block.kind === 'heading' && /^Ihre .*wichtigste/.test(block.text),
  );
  const table = start < 0 ? undefined : model.blocks[start + 1];
  const report: Report = { ...draft, composition: { version: 1, data: composed } };
  return {
    rows: table?.kind === 'table' ? table.rows.map(({ cells }) => cells.map(textOf)) : [],
    page: (first?.groups ?? [])
      .flatMap(({ ops }) => ops)
      .flatMap((op) => (op.kind === 'text' ? [op.text] : []))
      .join(' ')
      .replaceAll('\u00a0', ' '),
    checks: gapChecks({ snapshot, sections, report }, germanSettings),
    all: model.blocks,
  };
}

const textOf = (cell: unknown): string => {
  if (typeof cell === 'string') return cell;
  const { text = '' } = cell as { text?: string | { text: string }[] };
  return typeof text === 'string' ? text : text.map((run) => run.text).join('');
};

const decisions = (...items: Omit<NeedDecision, 'position'>[]): Partial<SectionData> => ({
  needDecisions: {
    items: Object.fromEntries(
      items.map((one, index) => [`77777777-0000-4000-8000-00000000000${index}`, { position: 0, ...one }]),
    ),
  },
});

const proposed = (position: Partial<CartPosition>): Partial<SectionData> => ({
  cartPositions: {
    items: {
      '66666666-0000-4000-8000-000000000009': {
        position: 0,
        kind: 'widget',
        title: 'Rente bei Berufsunfähigkeit',
        ...position,
      },
    },
  },
});

test('page one names the three gaps in their rank, and that nothing is decided about them', () => {
  const { rows, page, checks } = made();
  expect(open.length).toBeGreaterThan(3);
  expect(rows.map(([name]) => name)).toEqual(
    open.slice(0, 3).map((row) => nameOfNeed(row, data, germanSettings)),
  );
  expect(rows.map(([, , decision]) => decision)).toEqual(Array(3).fill('noch nichts entschieden'));
  expect(page).toContain('Ihre 3 wichtigsten Lücken');
  expect(checks).toEqual([
    {
      kind: 'gapsUndecided',
      names: open.map((row) => nameOfNeed(row, data, germanSettings)),
      href: expect.stringMatching(/\/analyse\/vergleich\?fokus=entscheidung$/),
    },
  ]);
});

test('what was put off, or is not wanted, is decided, with its reason; what is to be discussed is not', () => {
  const [first, second, third] = open;
  if (!first || !second || !third) throw new Error('the sample has too few gaps');
  const of = ({ topic, personId }: typeof first) => ({ topic, ...(personId !== undefined && { personId }) });
  const { rows, checks } = made(
    decisions(
      { ...of(first), decision: 'later', reason: 'nach der Elternzeit' },
      { ...of(second), decision: 'notWanted' },
      { ...of(third), decision: 'discuss' },
    ),
  );
  expect(rows.map(([, , decision]) => decision)).toEqual([
    'später: nach der Elternzeit',
    'nicht gewünscht',
    'zum Besprechen vorgemerkt, noch nichts entschieden',
  ]);
  expect(checks[0]?.names).toEqual(open.slice(2).map((row) => nameOfNeed(row, data, germanSettings)));
});

test('what was said to a proposal is the decision about its gap, and to the person it is for', () => {
  const [first] = open;
  if (first?.personId === undefined) throw new Error('the first gap is a personal one');
  const { topic, personId } = first;
  const yes = { [personId]: { decision: 'accepted' as const } };
  const accepted = proposed({ topic, personId, decisions: yes });
  expect(made(accepted).rows[0]?.[2]).toBe('angenommen: Rente bei Berufsunfähigkeit');
  const [other = ''] = Object.keys(data.persons.items).filter((id) => id !== personId);
  const ofOther = proposed({ topic, personId: other, decisions: { [other]: { decision: 'accepted' } } });
  expect(made(ofOther).rows[0]?.[2]).toBe('noch nichts entschieden');
  expect(made(proposed({ topic, personId })).rows[0]?.[2]).toBe('noch nichts entschieden'); // nobody has answered
  const leftOut = made(accepted, { leftOut: ['66666666-0000-4000-8000-000000000009'] });
  expect(leftOut.rows[0]?.[2]).toBe('noch nichts entschieden'); // what is left out is not said elsewhere either
});

test('what was said to a proposal about no gap named is a decision besides, with whom it is for', () => {
  const [first] = open;
  if (first?.personId === undefined) throw new Error('the first gap is a personal one');
  const { topic, personId } = first;
  const yes = { [personId]: { decision: 'accepted' as const } };
  const company = 'Muster Leben (fiktiv)';
  const name = data.persons.items[personId]?.firstName ?? '';
  const besides = proposed({ personId, company, decisions: yes, contractId: crypto.randomUUID() });
  expect(made(besides).page).toContain(
    `Ihre Entscheidungen • angenommen: Rente bei Berufsunfähigkeit, ${company}, für ${name}`,
  );
  expect(made(besides, { hidesAmounts: true }).page).toContain('angenommen: Rente bei Berufsunfähigkeit');
  expect(made(proposed({ personId, company })).page).not.toContain('Rente bei Berufsunfähigkeit'); // nobody has answered
  // a gap that page one names has its decision in its row
  expect(made(proposed({ topic, personId, decisions: yes })).page).not.toContain('Ihre Entscheidungen');
});

test('where amounts are hidden no gap in money is named', () => {
  const { rows } = made({}, { hidesAmounts: true });
  const measured = open.flatMap((row) =>
    row.need.kind === 'measured' ? [nameOfNeed(row, data, germanSettings)] : [],
  );
  expect(measured.length).toBeGreaterThan(0);
  for (const name of measured) expect(rows.map(([first]) => first)).not.toContain(name);
});

test('of gaps that nobody can compute page one says nothing', () => {
  const none = { items: {} };
  const { rows, checks } = made({ incomes: none, contracts: none, assets: none, expenses: none });
  expect(rows).toEqual([]);
  expect(checks).toEqual([]);
});

test('estimates are called so: on page one, in the sentences and in the tables', () => {
  const [id = '', first] = Object.entries(data.expenses.items).find(([, { amount }]) => amount > 0) ?? [];
  if (!first) throw new Error('the sample has no expense');
  const category = german.category[first.category];
  const items = { ...data.expenses.items, [id]: { ...first, source: 'estimated' as const } };
  const { page, all } = made({ expenses: { items } });
  expect(page).toMatch(/Frei verfügbar .*566 .*geschätzt/);
  const sentences = all.flatMap((block) =>
    block.kind === 'chapter' ? [textOf({ text: block.keySentence })] : [],
  );
  expect(
    sentences.filter((text) => text.includes('geschätzt')).map((text) => text.replaceAll('\u00a0', ' ')),
  ).toEqual([
    expect.stringMatching(/bleiben Ihnen geschätzt 566 € frei/),
    expect.stringMatching(/Zum Leben brauchen Sie geschätzt/),
    expect.stringMatching(/Im Ruhestand brauchen Sie geschätzt/),
    expect.stringMatching(/Stirbt Jonas, bleiben im Monat geschätzt/),
  ]);
  const estimatedRows = all.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.flatMap(({ cells }) => {
          const last = cells.at(-1);
          return typeof last === 'object' && last.kind === 'text' && last.note === 'geschätzt'
            ? [textOf(cells[0])]
            : [];
        })
      : [],
  );
  const { livingCosts, freeAmount } = words;
  expect(estimatedRows).toEqual(expect.arrayContaining([category, livingCosts, freeAmount]));
  expect(made().page).not.toContain('geschätzt');
});

test('an estimated net is called so beside its income and in the sum', () => {
  const incomes = Object.fromEntries(
    Object.entries(data.incomes.items).map(([id, income], index) => [
      id,
      index === 0 ? { ...income, netFrom: 'estimate' as const } : income,
    ]),
  );
  const { all } = made({ incomes: { items: incomes } });
  const [household] = all.flatMap((block) =>
    block.kind === 'chapter' ? [textOf({ text: block.keySentence })] : [],
  );
  expect(household).toMatch(/haben geschätzt .* im Monat zur Verfügung/);
});

test.each([
  ['firstMeeting', 'Erstgespräch'],
  ['annualReview', 'Jahrestermin'],
  ['other', 'Termin'],
] as const)('the title says what the appointment was about: %s', (occasion, said) => {
  const id = '33333333-0002-4000-8099-000000000001';
  const begin = '2026-09-30T18:00';
  const held: Appointment = { position: 0, state: 'held', begin, personIds: [], themes: [], occasion };
  const snapshot = {
    ...snapshotOf({ appointments: { items: { [id]: held } } }),
    occasion: 'appointment' as const,
    appointmentId: id,
  };
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const [title] = reportPages({ snapshot, sections, composition: { chapters: [] } }, germanSettings).blocks;
  expect(title).toMatchObject({ kind: 'title', subtitle: said });
});
