import type { RecapEntry, SectionData } from '@vp-digital/core/household';
import {
  type AdviceRecord,
  adviceDuties,
  compositionProblems,
  type FrozenTalk,
  givenAdvice,
  missingDuties,
} from '.';

const [jonas, aylin, mia] = ['1', '2', '3'].map((end) => `11111111-0000-4000-8000-00000000000${end}`);
const appointmentId = '22222222-0000-4000-8000-000000000001';
const person = (firstName: string, role: 'responsible' | 'partner' | 'child', position: number) => ({
  firstName,
  lastName: 'Musterhaus',
  role,
  position,
});
const persons = {
  items: {
    [jonas ?? '']: person('Jonas', 'responsible', 0),
    [aylin ?? '']: person('Aylin', 'partner', 1),
    [mia ?? '']: person('Mia', 'child', 2),
  },
} as SectionData['persons'];
const decided = {
  items: { a: { topic: 'work', position: 0, decision: 'discuss' } },
} as unknown as SectionData['needDecisions'];
const on = (begin: string, occasion: 'annualReview' | 'other' = 'annualReview') =>
  ({
    items: {
      [appointmentId]: { position: 0, state: 'held', begin, occasion, personIds: [], themes: [] },
    },
  }) as SectionData['appointments'];

interface TalkOptions {
  sections?: Partial<FrozenTalk['sections']>;
  informed?: FrozenTalk['snapshot']['payload']['informed'];
  appointmentId?: string;
}
const both = [jonas, aylin].map((personId = '') => ({ personId, on: '2026-01-15' }));
const talk = ({ sections, informed = both, ...snapshot }: TalkOptions = {}): FrozenTalk => ({
  snapshot: {
    ...snapshot,
    payload: { referenceDate: '2026-10-01', informed } as FrozenTalk['snapshot']['payload'],
  },
  sections: {
    persons,
    needDecisions: decided,
    recap: { items: {} },
    appointments: on('2026-10-01T09:00'),
    ...sections,
  },
});
const whole: AdviceRecord = {
  recommendations: [
    { id: '33333333-0000-4000-8000-000000000001', advice: 'Einkommen absichern', reason: 'Es fehlt Schutz' },
  ],
  complexity: 'normal',
  complexityReason: 'Zwei Einkommen, ein Kind',
};

test('a record that says all lacks nothing; one that says nothing lacks all that it has to tell itself', () => {
  expect(missingDuties(talk(), whole)).toEqual([]);
  expect(missingDuties(talk())).toEqual(['advice', 'complexity', 'complexityReason']);
  const bare = talk({
    informed: [],
    sections: { appointments: { items: {} }, needDecisions: { items: {} } },
  });
  const conditional: readonly string[] = ['reasons', 'positions', 'waiver'];
  const withoutConditional = adviceDuties.filter((duty) => !conditional.includes(duty));
  expect(missingDuties(bare)).toEqual(withoutConditional);
});

test('every adult was given the Erstinformation, children need none; an older snapshot does not say it of anybody', () => {
  expect(missingDuties(talk({ informed: both.slice(1) }), whole)).toEqual(['initialInformation']);
  const { snapshot, sections } = talk();
  const { informed: _, ...payload } = snapshot.payload;
  expect(missingDuties({ snapshot: { payload }, sections }, whole)).toEqual(['initialInformation']);
});

test('the occasion is that of the appointment in which it was frozen, or of one on its day; another asks for words', () => {
  const earlier = { sections: { appointments: on('2026-09-20T09:00') } };
  expect(missingDuties(talk(earlier), whole)).toEqual(['occasion']);
  expect(missingDuties(talk({ ...earlier, appointmentId }), whole)).toEqual([]);
  const other = { sections: { appointments: on('2026-10-01T09:00', 'other') } };
  expect(missingDuties(talk(other), whole)).toEqual(['occasion']);
  expect(missingDuties(talk(other), { ...whole, occasion: 'Frage zum Beitrag' })).toEqual([]);
});

test('each recommendation says what, and why', () => {
  const [first] = whole.recommendations ?? [];
  const second = { id: '33333333-0000-4000-8000-000000000002' };
  const with2 = (more: object) => ({
    ...whole,
    recommendations: [...(first ? [first] : []), { ...second, ...more }],
  });
  expect(missingDuties(talk(), with2({}))).toEqual(['advice', 'reasons']);
  expect(missingDuties(talk(), with2({ advice: 'Reserve aufbauen' }))).toEqual(['reasons']);
});

describe('what was noted in the talk as advice', () => {
  const noteId = '66666666-0000-4000-8000-000000000001';
  const recorded = (more: Partial<RecapEntry> = {}): SectionData['recap'] => ({
    items: {
      [noteId]: {
        kind: 'note',
        text: 'Reserve aufbauen',
        position: 0,
        visibility: 'customer',
        writtenAt: '2026-10-01T09:00:00.000Z',
        done: false,
        inReport: true,
        isAdvice: true,
        ...more,
      },
    },
  });
  const advised = (...asked: Parameters<typeof recorded>) => givenAdvice({ recap: recorded(...asked) });

  test('is advice with its reason; a decision is one that was accepted, anything else none', () => {
    expect(advised()).toEqual([{ id: noteId, advice: 'Reserve aufbauen' }]);
    expect(advised({ kind: 'decision', adviceReason: 'Sie reicht nicht' })).toEqual([
      { id: noteId, advice: 'Reserve aufbauen', reason: 'Sie reicht nicht', decision: 'accepted' },
    ]);
    for (const other of [
      { kind: 'task' },
      { isAdvice: undefined },
      { inReport: false },
      { visibility: 'internal' },
    ] as Partial<RecapEntry>[])
      expect(advised(other)).toEqual([]);
  });

  test('is on its topic, and of whom it is', () => {
    expect(advised({ adviceTopic: 'reserve' })).toMatchObject([{ id: noteId, topic: 'reserve' }]);
    const hers = advised({ adviceTopic: 'work', ...(aylin !== undefined && { ownerId: aylin }) });
    expect(hers).toMatchObject([{ topic: 'work', personId: aylin }]);
    expect(advised(aylin === undefined ? {} : { ownerId: aylin })[0]).not.toHaveProperty('personId');
  });

  test('is not advised where it is left out, and is what the record says of it', () => {
    const known = { id: noteId, advice: 'Reserve bis 10.000 €', reason: 'Drei Monate' };
    const [first] = whole.recommendations ?? [];
    const all = [...(first ? [first] : []), known];
    expect(givenAdvice({ recap: recorded() }, all)).toEqual([known, first]);
    expect(givenAdvice({ recap: recorded() }, all, [noteId])).toEqual([first]);
  });

  test('fulfils the duty to advise, and asks for its reason', () => {
    const { recommendations: _, ...rest } = whole;
    const lacks = (more: Partial<RecapEntry>, leftOut?: string[]) =>
      missingDuties(talk({ sections: { recap: recorded(more) } }), rest, leftOut);
    expect(lacks({ adviceReason: 'Sie reicht nicht' })).toEqual([]);
    expect(lacks({})).toEqual(['reasons']);
    expect(lacks({}, [noteId])).toEqual(['advice']);
  });
});

test('only a record tells of advice, and each kind has chapters of its own, none of a record left out', () => {
  expect(compositionProblems({ chapters: [], record: {} })).toEqual([
    { path: '/record', code: 'record_foreign' },
  ]);
  expect(compositionProblems({ chapters: [], kind: 'adviceRecord', record: whole })).toEqual([]);
  const chapter = (name: string, shown = true) => [{ chapter: name, shown }];
  const codes = (kind: 'analysis' | 'adviceRecord', name: string, shown?: boolean) =>
    compositionProblems({ kind, chapters: chapter(name, shown) }).map(({ code }) => code);
  expect(codes('adviceRecord', 'month')).toEqual(['chapter_unknown']);
  expect(codes('adviceRecord', 'wishes', false)).toEqual(['chapter_needed']);
  expect(codes('analysis', 'gaps', false)).toEqual([]);
  expect(codes('analysis', 'next')).toEqual(['chapter_unknown']);
});

test('what all adults have waived need not be told, the rest has to be; what one of them has not is told', () => {
  const waiver = (...personIds: (string | undefined)[]): AdviceRecord => ({
    waiver: { of: ['advice'], personIds: personIds.map((id = '') => id) },
  });
  expect(missingDuties(talk(), waiver(jonas, aylin))).toEqual([]);
  expect(missingDuties(talk({ informed: [] }), waiver(jonas, aylin))).toEqual(['initialInformation']);
  expect(missingDuties(talk(), waiver(jonas))).toEqual(['advice', 'complexity', 'complexityReason']);
  expect(missingDuties(talk(), { ...whole, ...waiver(jonas) })).toEqual([]);
});

test('who has died is neither informed nor waives anything', () => {
  const items = { ...persons.items, [aylin ?? '']: { ...person('Aylin', 'partner', 1), deceased: true } };
  const widowed = talk({
    informed: both.slice(0, 1),
    sections: { persons: { items } as SectionData['persons'] },
  });
  expect(missingDuties(widowed, whole)).toEqual([]);
  const waiver = (personId = '') => ({ waiver: { of: ['advice' as const], personIds: [personId] } });
  expect(missingDuties(widowed, waiver(jonas))).toEqual([]);
  expect(missingDuties(widowed, { ...whole, ...waiver(aylin) })).toEqual(['waiver']);
});

test('a waiver that no adult declares hinders the release', () => {
  expect(missingDuties(talk(), { ...whole, waiver: { of: ['documentation'], personIds: [] } })).toEqual([
    'waiver',
  ]);
  expect(missingDuties(talk(), { ...whole, waiver: { of: ['advice'], personIds: [mia ?? ''] } })).toEqual([
    'waiver',
  ]);
});

describe('positions of the cart are a third source', () => {
  const position = {
    position: 0,
    kind: 'widget' as const,
    title: 'Berufsunfähigkeit 550 €',
    company: 'Muster (fiktiv)',
    topic: 'work' as const,
    line: 'disability' as const,
    personId: aylin,
    premium: 38_00,
    reason: 'Es fehlen 533 € im Monat.',
    decisions: { [aylin ?? '']: { decision: 'accepted' as const } },
  };
  const id = '44444444-0000-4000-8000-000000000001';
  const cart = (one: object): Partial<FrozenTalk['sections']> => ({
    cartPositions: { items: { [id]: { ...position, ...one } } },
  });

  test('each with its reason and decision; what was discarded is no advice', () => {
    const { sections } = talk({ sections: cart({}) });
    expect(givenAdvice(sections)).toEqual([
      {
        id,
        topic: 'work',
        personId: aylin,
        advice: 'Berufsunfähigkeit 550 €, Muster (fiktiv)',
        reason: position.reason,
        decision: 'accepted',
      },
    ]);
    expect(givenAdvice(talk({ sections: cart({ discardedOn: '2026-09-30' }) }).sections)).toEqual([]);
  });

  test('an accepted one whose papers were not handed over stops the release; a declined one never does', () => {
    expect(missingDuties(talk({ sections: cart({}) }), whole)).toEqual(['positions']);
    const papers = { productSheetOn: '2026-10-01', termsOn: '2026-10-01' };
    expect(missingDuties(talk({ sections: cart(papers) }), whole)).toEqual([]);
    const declined = { decisions: { [aylin ?? '']: { decision: 'declined' as const } } };
    expect(missingDuties(talk({ sections: cart(declined) }), whole)).toEqual([]);
  });
});
