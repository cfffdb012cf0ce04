import { snapshotSections } from '@vp-digital/core/contracts';
import { deathGapFigure, type SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { reportPages } from './reportPages';
import { chapterText, englishSettings, germanSettings, snapshotOf } from './testing';

const [, couple, , official, retired] = sampleHouseholds.map(documentsOf);
if (!couple || !official || !retired) throw new Error('the samples are there');
const date = '2026-10-01';

/** The chapter of a household, as text. */
function chapterOf(data: Partial<SectionData>, settings = germanSettings, hidesAmounts = false): string {
  const snapshot = snapshotOf(data);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const composition = { chapters: [], ...(hidesAmounts && { hidesAmounts }) };
  const { blocks } = reportPages({ snapshot, sections, composition }, settings);
  return chapterText(blocks, settings.t('report.survivors.name')).text.replaceAll('\u00a0', ' ');
}

/** The same household with other words on its persons, or without some of them. */
const persons = (data: SectionData, change: (person: Person) => Person | undefined) => ({
  ...data,
  persons: {
    items: Object.fromEntries(
      Object.entries(data.persons.items).flatMap(([id, person]) => {
        const changed = change(person);
        return changed ? [[id, changed]] : [];
      }),
    ),
  },
});
type Person = SectionData['persons']['items'][string];

test('a couple that works sees the pensions of who is left, what the month lacks, and the capital', () => {
  const text = chapterOf(couple);
  // as the test of the event "death" derives them: the whole pension, the large one, half an orphan's of each child
  expect(text).toContain('Jonas stirbt Rente für Aylin 1.417 € geschätzt 779 € geschätzt 177 € geschätzt');
  // her pension is taken whole by what he earns: that is said, and is no amount
  expect(text).toContain(
    'Aylin stirbt Rente für Jonas 750 € geschätzt keine geschätzt · eigenes Einkommen angerechnet',
  );
  expect(text).toMatch(/Stirbt Jonas, bleiben im Monat geschätzt [\d.]+ € weniger als heute\./);
  const [jonas = ''] = Object.entries(couple.persons.items).flatMap(([id, { firstName }]) =>
    firstName === 'Jonas' ? [id] : [],
  );
  const cover = deathGapFigure.of(couple, { personId: jonas, date });
  if (cover.kind !== 'computed') throw new Error('the sample is complete');
  const { euros } = germanSettings.format;
  for (const amount of [cover.value.need, cover.value.existingCover, cover.value.gap])
    expect(text).toContain(euros(amount).replaceAll('\u00a0', ' '));
});

test('of a retired couple the own pension counts, and nobody is called an orphan', () => {
  const text = chapterOf(retired);
  expect(text).toContain('Helga stirbt Rente für Gerd 788 € geschätzt 172 € geschätzt');
  expect(text).toContain('Bei einer Heirat vor 2002 bekommt Gerd geschätzt');
  expect(text).not.toMatch(/Je Kind|aisenrente/);
  expect(text).not.toContain('Kapital'); // neither needs any
});

test('nobody is left of who lives alone: there is no such chapter', () => {
  const single = persons(couple, (person) => (person.firstName === 'Jonas' ? person : undefined));
  expect(chapterOf(single)).toBe('');
});

test('a parent alone leaves children: the capital is named and their pension, one of a spouse is not', () => {
  const text = chapterOf(persons(couple, (person) => (person.firstName === 'Aylin' ? undefined : person)));
  expect(text).toContain('Jonas stirbt');
  expect(text).toMatch(
    /Stirbt Jonas, zahlt die gesetzliche Rentenversicherung .* geschätzt je 177 € Halbwaisenrente/,
  );
  expect(text).not.toContain('Erste drei Monate');
});

test('without a marriage it says that nothing is paid, and of an unknown status that it is unknown', () => {
  const single = persons(couple, (person) => ({ ...person, maritalStatus: 'single' }));
  expect(chapterOf(single)).toContain(
    'zahlt die gesetzliche Rentenversicherung keine Witwen- oder Witwerrente',
  );
  expect(chapterOf(single)).not.toContain('Erste drei Monate');
  const untold = persons(couple, (person) => ({ ...person, maritalStatus: undefined }));
  expect(chapterOf(untold)).toContain('Der Familienstand ist noch nicht erfasst.');
});

test('children of unmarried parents have a pension from each of them, not from a partner who is no parent', () => {
  const single = persons(couple, (person) => ({ ...person, maritalStatus: 'single' }));
  const orphans =
    /Stirbt Jonas, zahlt die gesetzliche Rentenversicherung .* geschätzt je 177 € Halbwaisenrente/;
  expect(chapterOf(single)).toMatch(orphans);
  expect(chapterOf(single)).toContain('Stirbt Aylin, zahlt');
  const [jonas = ''] = Object.keys(single.persons.items);
  const hers = persons(single, (person) =>
    person.role === 'child' ? { ...person, parents: person.parents?.filter((id) => id !== jonas) } : person,
  );
  expect(chapterOf(hers)).toContain('Stirbt Aylin, zahlt');
  expect(chapterOf(hers)).not.toContain('Stirbt Jonas, zahlt');
});

test('a fact that is missing is named with whose it is', () => {
  const text = chapterOf({
    ...couple,
    incomes: { items: {} },
    statutoryPensions: { items: {} },
    contracts: { items: {} },
  });
  expect(text).toMatch(/lässt sich erst sagen, wenn bekannt ist: .*(Jonas|Aylin): /);
  expect(text).not.toMatch(/\d €/);
});

test('without expenses the pensions are there, the month is open, and that is said', () => {
  const text = chapterOf({ ...couple, expenses: { items: {} } });
  expect(text).toContain('Jonas stirbt Rente für Aylin 1.417 € geschätzt 779 € geschätzt 177 € geschätzt – ');
  expect(text).toContain('Für den Fall, dass Jonas stirbt, fehlt noch: Ausgaben des Alltags.');
  expect(text).not.toContain('weniger als heute');
});

test('what the employer of a civil servant pays is not counted as nothing', () => {
  const text = chapterOf(official);
  expect(text).toContain('Stirbt Henrik, kommt von der gesetzlichen Rentenversicherung keine Rente.');
  expect(text).toContain('ist hier nicht gerechnet');
  expect(text).not.toContain('Henrik stirbt Rente für Sofie');
});

test('with hidden amounts it tells none; in English it is English', () => {
  const hidden = chapterOf(couple, germanSettings, true);
  expect(hidden).toContain('Was die Hinterbliebenen bekommen.');
  expect(hidden).not.toMatch(/\d €/);
  const english = chapterOf(couple, englishSettings());
  expect(english).toMatch(/If Jonas dies, there is an estimated €[\d,]+ less a month than today\./);
  expect(english).toContain('First three months');
  expect(english).not.toMatch(/Rente|stirbt/);
});
