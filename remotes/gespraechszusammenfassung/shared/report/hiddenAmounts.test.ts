import {
  composedKind,
  type ReportComposition,
  type ReportKind,
  reportKinds,
  snapshotSections,
  wishedPages,
  wishedRails,
} from '@vp-digital/core/contracts';
import {
  fieldAt,
  needDecisionId,
  type NeedOf,
  needTopics,
  personsInOrder,
  type SectionData,
  sectionNames,
} from '@vp-digital/core/household';
import { documentsOf, type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { laidOut } from '@vp-digital/core/pdf/testing';
import { reportPages } from './reportPages';
import { germanSettings, snapshotOf } from './testing';

const written = {
  position: 0,
  visibility: 'customer' as const,
  writtenAt: '2026-10-01T09:00:00.000Z',
  done: false,
  inReport: true,
};

/** Every page and result that a screen of the talk adds. */
const wishedInTalk = Object.fromEntries(
  Object.values({ ...wishedPages, ...wishedRails }).map((id) => [
    id,
    { ...written, kind: 'note' as const, text: 'Seite' },
  ]),
);

/** A household that has said something to every topic: no chapter is left out. */
function known(sample: SampleHousehold): SectionData {
  const documents = documentsOf(sample);
  const adults = personsInOrder(documents).filter(({ role }) => role !== 'child');
  const topics = needTopics.flatMap((topic): NeedOf[] =>
    topic === 'work' || topic === 'death' ? adults.map(({ id }) => ({ topic, personId: id })) : [{ topic }],
  );
  return {
    ...documents,
    needDecisions: {
      items: Object.fromEntries(
        topics.map((of, position) => [
          needDecisionId(of),
          { ...of, position, decision: position % 2 === 0 ? ('discuss' as const) : ('later' as const) },
        ]),
      ),
    },
    recap: {
      items: {
        '66666666-0000-4000-8000-000000000001': { ...written, kind: 'note', text: 'Der Garten ist wichtig' },
        '66666666-0000-4000-8000-000000000002': { ...written, kind: 'task', text: 'Anrufen', position: 1 },
        ...wishedInTalk,
      },
    },
  };
}

const factors = [3.1, 0.4, 1.9, 0.2, 2.6];

/** Other amounts everywhere, so other that no order, sign and share stays; what is 0 stays 0. */
function withOtherAmounts(data: SectionData): SectionData {
  let place = 0;
  const changed = (section: (typeof sectionNames)[number], entry: object) =>
    Object.fromEntries(
      Object.entries(entry).map(([field, value]: [string, unknown]) => {
        if (typeof value !== 'number' || fieldAt(section, `/${field}`)?.kind !== 'money')
          return [field, value];
        place += 1;
        return [field, Math.round(value * (factors[place % factors.length] ?? 1))];
      }),
    );
  return Object.fromEntries(
    sectionNames.map((section) => [
      section,
      {
        ...data[section],
        items: Object.fromEntries(
          Object.entries<object>(data[section].items).map(([id, entry]) => [id, changed(section, entry)]),
        ),
      },
    ]),
  ) as SectionData; // the same entries with other numbers
}

function modelOf(kind: ReportKind, data: SectionData, hidesAmounts: boolean): ReportDocument {
  const snapshot = snapshotOf({ ...data });
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const composition: ReportComposition = {
    chapters: [],
    ...composedKind(kind),
    ...(hidesAmounts && { hidesAmounts }),
  };
  const before = { data: withOtherAmounts(data), date: '2025-10-01', isOfAppointment: true };
  return reportPages({ snapshot, sections, before, composition }, germanSettings);
}
const chaptersIn = ({ blocks }: ReportDocument) =>
  blocks.flatMap((block) => (block.kind === 'chapter' ? [block.name] : []));
const pageTexts = (model: ReportDocument) =>
  laidOut(model)
    .pages.flatMap(({ groups }) => groups.flatMap(({ ops }) => ops))
    .flatMap((op) => (op.kind === 'text' ? [op.text] : []))
    .join(' ');

const cases = sampleHouseholds.flatMap((sample) =>
  reportKinds.map(
    (kind) => [Object.values(documentsOf(sample).persons.items)[0]?.lastName ?? '', kind, sample] as const,
  ),
);

describe.each(cases)('with hidden amounts, of %s the report %s', (_, kind, sample) => {
  const data = known(sample);
  const other = withOtherAmounts(data);

  test('is the same whatever the amounts are: no word, no order, no bar and no drawing tells of them', () => {
    expect(modelOf(kind, other, true)).toEqual(modelOf(kind, data, true)); // all that pages and the text version are made of
    if (kind !== 'adviceRecord') expect(modelOf(kind, other, false)).not.toEqual(modelOf(kind, data, false));
  });

  test('has all of its chapters, and no amount, share or number of months in them', () => {
    const hidden = modelOf(kind, data, true);
    expect(chaptersIn(hidden).length).toBeGreaterThan(4);
    const text = pageTexts(hidden);
    expect(text).toContain('was sich aus ihnen ergibt');
    expect(text).not.toMatch(/\d[\d.]*(,\d\d)?\s*€/);
    expect(text).not.toMatch(/\d,\d(?!\d*\s%)/); // rates that the goals assume are rules
    expect(text).not.toMatch(/reicht das \d/);
  });
});
