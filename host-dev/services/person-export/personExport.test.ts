import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Intake,
  type HouseholdExport,
  householdExport,
  type PersonExport,
  personExport,
  readablePersonExport,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import { householdId, reportPdf } from '../testing';
import { answerInto } from '../testing/answerInto';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const household = `/api/households/${householdId(2)}`;
const persons = (await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`)).body;
const idOf = (name: string) =>
  Object.entries(persons.data.items).find(([, { firstName }]) => firstName === name)?.[0] ?? '';
const [jonas, aylin] = [idOf('Jonas'), idOf('Aylin')];

describe('what is known of a person', () => {
  const exported = async (personId: string) =>
    personExport.parse((await petra.get<PersonExport>(`${household}/persons/${personId}/export`)).body);
  const values = (section: Record<string, unknown> | undefined) => JSON.stringify(section);

  it('is what names her and what names nobody, not what is about others only', async () => {
    const { sections } = await exported(jonas);
    assert.deepEqual(Object.keys(sections['persons'] ?? {}), [jonas]);
    assert.deepEqual(Object.keys(sections['taxProfiles'] ?? {}), [jonas]);
    assert.ok(values(sections['taxProfiles']).includes('08529630727'));
    assert.ok(!values(sections['incomes']).includes('169700'), 'the other’s pay');
    assert.ok(values(sections['incomes']).includes('515000'));
    assert.ok(Object.keys(sections['expenses'] ?? {}).length > 0, 'what the household shares');
    const all = await petra.get<SectionDocument>(`${household}/sections/contracts`);
    assert.ok(Object.keys(sections['contracts'] ?? {}).length < Object.keys(all.body.data.items).length);
    assert.deepEqual(Object.keys((await exported(aylin)).sections['taxProfiles'] ?? {}), [aylin]);
  });

  it('is her own answer to what the household wants, not the other one’s', async () => {
    const { body } = await petra.get<SectionDocument<'goals'>>(`${household}/sections/goals`);
    const [goalId = ''] = Object.entries(body.data.items).find(([, { personId }]) => !personId) ?? [];
    await petra.patchSection(2, 'goals', body.version, [
      { path: `/items/${goalId}/importance/${aylin}`, value: { rating: 4 } },
    ]);
    const goalOf = async (id: string) => (await exported(id)).sections['goals']?.[goalId];
    const importanceOf = async (id: string) => ((await goalOf(id)) as { importance?: object }).importance;
    assert.deepEqual(await importanceOf(jonas), {});
    assert.deepEqual(await importanceOf(aylin), { [aylin]: { rating: 4 } });
  });

  it('holds consents to every purpose, with the wording that was read', async () => {
    const topics = [{ topic: 'aiEvaluation', textVersion: '2025-07' }];
    const proof = { form: 'click', name: 'Jonas Musterhaus' };
    const given = { action: 'given', personId: jonas, givenBy: jonas, topics, proof };
    assert.equal((await petra.post(`${household}/consents`, given)).status, 201);
    const { consents, laterConsents, consentTexts } = readablePersonExport.parse(
      (await petra.get(`${household}/persons/${jonas}/export`)).body,
    );
    assert.equal(
      consents.some(({ topic }) => topic === 'dataProtectionInformation'),
      true,
    );
    assert.deepEqual(
      laterConsents?.map(({ topic, action }) => [topic, action]),
      [['aiEvaluation', 'given']],
    );
    assert.ok(JSON.stringify(consentTexts).includes('wertet keine Angaben durch künstliche Intelligenz aus'));
  });

  it('keeps notes back that are not for the customer, and says how many', async () => {
    const { body } = await petra.get<SectionDocument<'recap'>>(`${household}/sections/recap`);
    const note = (visibility: string, text: string) => ({
      kind: 'note',
      text,
      visibility,
      writtenAt: '2026-10-01T10:00:00Z',
      done: false,
      inReport: false,
      position: 1,
    });
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    await petra.patchSection(2, 'recap', body.version, [
      { path: `/items/${ids[0]}`, value: note('internal', 'Streng vertraulich') },
      { path: `/items/${ids[1]}`, value: note('customer', 'Für alle lesbar') },
    ]);
    const { sections, internalNotes } = await exported(jonas);
    assert.ok(values(sections['recap']).includes('Für alle lesbar'));
    assert.ok(!values(sections['recap']).includes('Streng vertraulich'));
    assert.ok(internalNotes.kept >= 1);
  });

  it('holds snapshots, files, consents with proof and what was done with the data, by whom not', async () => {
    const frozen = { label: 'Vor der Auskunft', occasion: 'manual' };
    const { body } = await petra.post<{ snapshotId: string }>(`${household}/snapshots`, frozen);
    const reports = `${household}/snapshots/${body.snapshotId}/reports`;
    const draft = await petra.post<{ reportId: string }>(reports, { kind: 'conversationSummary' });
    const pdf = reportPdf(draft.body.reportId, { pages: 7 }).toString('base64');
    await petra.post(`${reports}/${draft.body.reportId}/release`, { pdf, pages: 7, language: 'de' });
    await petra.upload(2, new TextEncoder().encode('%PDF-1.7\n%%EOF\n'));
    const answer = JSON.stringify(await exported(jonas));
    const read = JSON.parse(answer) as Record<string, { [key: string]: unknown }[]>;
    assert.equal(read['snapshots']?.[0]?.['label'], 'Vor der Auskunft');
    const [report] = read['snapshots']?.[0]?.['reports'] as { pages: number; isKept: boolean; by?: string }[];
    assert.deepEqual([report?.pages, report?.isKept, report?.by], [7, true, undefined]);
    assert.ok(read['access']?.some(({ action }) => action === 'person.exported'));
    assert.ok(read['consents']?.every(({ personId }) => personId === jonas));
    assert.ok(!JSON.stringify(read['access']).includes('petra'));
  });

  it('names no file, for it may be about others, and nothing that was done about others alone', async () => {
    await petra.upload(2, new TextEncoder().encode('%PDF-1.7\n%%EOF\n'));
    const topics = [{ topic: 'dataProtectionInformation', textVersion: '2025-07' }];
    const informed = { action: 'handedOver', personIds: [aylin], on: '2026-10-01', way: 'paper', topics };
    assert.equal((await petra.post(`${household}/consents`, informed)).status, 201);
    await petra.post(`${household}/deletion-requests`, { personId: aylin, reason: 'Bitte alles löschen' });
    const accessOf = async (personId: string) => {
      const answer = JSON.stringify(await exported(personId));
      const { access, files } = JSON.parse(answer) as { access: { action: string }[]; files: object };
      assert.ok(!answer.includes('Datei.pdf'));
      assert.ok('kept' in files);
      return access.map(({ action }) => action);
    };
    const hers = await accessOf(aylin);
    for (const action of ['person.exported', 'consent.read', 'consent.handed-over', 'deletion.requested'])
      assert.ok(hers.includes(action), action);
    const exportsOfHis = (await accessOf(jonas)).filter((action) => action === 'person.exported').length;
    assert.ok(!(await accessOf(jonas)).includes('consent.handed-over'));
    assert.ok(!(await accessOf(jonas)).includes('deletion.requested'));
    await accessOf(aylin);
    const again = (await accessOf(jonas)).filter((action) => action === 'person.exported').length;
    assert.equal(again, exportsOfHis + 3, 'only his own exports were added');
  });

  it('is what was told ahead of an appointment and waits, as far as it is hers or everybody’s', async () => {
    const code = 'ABCD2345';
    const wanted = { code, areas: ['income', 'housing'], personIds: [jonas, aylin], days: 7 };
    const { url } = (await petra.post<Intake>(`${household}/intakes`, wanted)).body;
    const pay = { [`incomes.net/${jonas}`]: '3000', [`incomes.net/${aylin}`]: '2000' };
    await answerInto(url, code, [
      { area: 'income', fields: pay },
      { area: 'housing', fields: { 'housing.area': '80' } },
    ]);
    const { intakes } = (await exported(jonas)) as { intakes?: { answers: { value: unknown }[] }[] };
    assert.deepEqual(intakes?.[0]?.answers.map(({ value }) => value).sort(), [300_000, 80]);
  });

  it('is refused for a foreign household and for nobody of this one', async () => {
    const nora = await clientOf('nora', '4712');
    assert.equal((await nora.get(`${household}/persons/${jonas}/export`)).status, 403);
    assert.equal((await petra.get(`/api/households/${householdId(1)}/persons/${jonas}/export`)).status, 403);
  });

  it('is noted before it leaves', async () => {
    const [before, after] = [await count(), (await exported(aylin), await count())];
    assert.equal(after, before + 1);
  });

  const count = async () => {
    const [row] = await services.database.q<{ rows: number }>(
      "select count(*)::int as rows from audit where action = 'person.exported'",
    );
    return row?.rows ?? 0;
  };
});

describe('all that is known of a household', () => {
  it('holds everybody’s data and snapshots, no internal note, and is noted', async () => {
    const answer = householdExport.parse((await petra.get<HouseholdExport>(`${household}/export`)).body);
    assert.deepEqual(
      Object.keys(answer.sections['persons'] ?? {}).sort(),
      Object.keys(persons.data.items).sort(),
    );
    const taxes = JSON.stringify(answer.sections['taxProfiles']);
    for (const id of [jonas, aylin]) assert.ok(taxes.includes(id));
    const notes = Object.values(answer.sections['recap'] ?? {}) as { visibility?: string }[];
    assert.ok(notes.every(({ visibility }) => visibility !== 'internal'));
    const audited = await services.database.q("select 1 from audit where action = 'household.exported'");
    assert.equal(audited.length, 1);
  });

  it('is for those who administer it', async () => {
    const timo = await clientOf('timo', '4711');
    assert.equal((await timo.get(`${household}/export`)).status, 403);
    const sabine = await clientOf('sabine', '4700');
    assert.equal((await sabine.get(`${household}/export`)).status, 403);
  });
});
