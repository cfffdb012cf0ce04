import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  kindOfReport,
  type Problem,
  type Report,
  report,
  type ReportComposition,
  type SectionDocument,
  type Snapshot,
  type SnapshotSummary,
} from '@vp-digital/core/contracts';
import { needDecisionId } from '@vp-digital/core/household';
import { householdId, reportPdf } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const timo = await clientOf('timo', '4711');

describe('a draft of a report', () => {
  const draftOf = async (household: number) => {
    const snapshots = `/api/households/${householdId(household)}/snapshots`;
    const { body } = await petra.post<SnapshotSummary>(snapshots, { label: 'Stand', occasion: 'report' });
    const reports = `${snapshots}/${body.snapshotId}/reports`;
    const { reportId } = (await petra.post<Report>(reports, { kind: 'conversationSummary' })).body;
    return { reports, reportId, path: `${reports}/${reportId}` };
  };
  const release = (reportId: string) => ({
    pdf: reportPdf(reportId, { pages: 1 }).toString('base64'),
    pages: 1,
    language: 'de',
  });
  const composition: ReportComposition = {
    chapters: [
      { chapter: 'needs', shown: true, text: 'Stand {stand}.' },
      { chapter: 'balance', shown: false },
    ],
    greeting: 'Liebe Familie {haushalt},',
    letter: 'bis zum {termin}!\n\nIhre {Berater}',
    hidesAmounts: true,
    leftOut: [randomUUID()],
  };

  it('has no composition until somebody makes one, and then the one that was made', async () => {
    const { reports, path } = await draftOf(1);
    assert.equal('composition' in ((await petra.get<Report[]>(reports)).body[0] ?? {}), false);
    const composed = await petra.put<Report>(`${path}/composition`, composition, 0);
    assert.equal(composed.status, 200);
    assert.deepEqual(report.parse(composed.body).composition, { version: 1, data: composition });
    const again = await timo.put<Report>(`${path}/composition`, { chapters: [] }, 1); // assistants draft
    assert.deepEqual(again.body.composition, { version: 2, data: { chapters: [] } });
    const [listed] = (await petra.get<Report[]>(reports)).body;
    assert.deepEqual(listed?.composition, { version: 2, data: { chapters: [] } });
  });

  it('is composed on the version that was read only: another answers 412 with what stands, none 428', async () => {
    const { path } = await draftOf(2);
    await petra.put(`${path}/composition`, composition, 0);
    const late = await petra.put<Report>(`${path}/composition`, { chapters: [] }, 0);
    assert.equal(late.status, 412);
    assert.deepEqual(report.parse(late.body).composition, { version: 1, data: composition });
    assert.equal((await petra.put(`${path}/composition`, composition)).status, 428);
  });

  it('takes one of many that are sent at once', async () => {
    const { path } = await draftOf(2);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => petra.put(`${path}/composition`, composition, 0)),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array<number>(5).fill(412)]);
  });

  it('refuses what no report can have, with the reason (422), and what is none at all (400)', async () => {
    const { path } = await draftOf(3);
    const refused: [ReportComposition, string, string][] = [
      [{ chapters: [{ chapter: 'needs', shown: false }] }, 'chapter_needed', '/chapters/0'],
      [{ chapters: [{ chapter: 'weather', shown: true }] }, 'chapter_unknown', '/chapters/0'],
      [
        {
          chapters: [
            { chapter: 'next', shown: true },
            { chapter: 'next', shown: false },
          ],
        },
        'chapter_twice',
        '/chapters/1',
      ],
      [{ chapters: [], letter: 'Hallo {name}' }, 'variable_unknown', '/letter'],
    ];
    for (const [data, code, place] of refused) {
      const { status, body } = await petra.put<Problem>(`${path}/composition`, data, 0);
      assert.deepEqual([status, body.issues?.[0]?.code, body.issues?.[0]?.path], [422, code, place]);
    }
    for (const data of [{}, { chapters: [], greeting: 'x'.repeat(121) }, { chapters: [], more: 1 }])
      assert.equal((await petra.put(`${path}/composition`, data, 0)).status, 400);
  });

  it('is released as it was put together only; then it stays so', async () => {
    const { reports, reportId, path } = await draftOf(4);
    await petra.put(`${path}/composition`, composition, 0);
    const without = await petra.post<Problem>(`${path}/release`, release(reportId));
    assert.equal(without.status, 409);
    await petra.put(`${path}/composition`, { chapters: [] }, 1);
    const old = { ...release(reportId), compositionVersion: 1 };
    assert.equal((await petra.post(`${path}/release`, old)).status, 409);
    const released = await petra.post<Report>(`${path}/release`, { ...old, compositionVersion: 2 });
    assert.equal(released.status, 201);
    assert.equal(report.parse(released.body).release?.compositionVersion, 2);
    assert.equal((await petra.put(`${path}/composition`, composition, 2)).status, 409);
    const [kept] = (await petra.get<Report[]>(reports)).body;
    assert.deepEqual(kept?.composition, { version: 2, data: { chapters: [] } });
  });

  it('of none is not released as one of a composition', async () => {
    const { reportId, path } = await draftOf(4);
    const wrong = { ...release(reportId), compositionVersion: 1 };
    assert.equal((await petra.post(`${path}/release`, wrong)).status, 409);
    const released = await petra.post<Report>(`${path}/release`, release(reportId));
    assert.equal(released.status, 201);
    assert.equal('composition' in released.body, false);
  });

  describe('of an advice record', () => {
    const whole = {
      occasion: 'Zweites Kind unterwegs',
      recommendations: [{ id: randomUUID(), topic: 'work', advice: 'Absichern', reason: 'Es fehlt Schutz' }],
      complexity: 'normal',
      complexityReason: 'Zwei Einkommen',
    } as const;
    const codesOf = ({ issues = [] }: Problem) => issues.map(({ code }) => code);
    const documentOf = async (household: number, name: 'persons' | 'needDecisions') =>
      (await petra.get<SectionDocument>(`/api/households/${householdId(household)}/sections/${name}`)).body;
    const handOver = async (household: number) => {
      const { data } = await documentOf(household, 'persons');
      const handedOver = await petra.post(`/api/households/${householdId(household)}/consents`, {
        action: 'handedOver',
        personIds: Object.keys(data.items),
        on: '2026-09-15',
        way: 'paper',
        topics: [{ topic: 'initialInformation', textVersion: '2025-07' }],
      });
      assert.equal(handedOver.status, 201);
    };
    const askNeeds = async (household: number) => {
      const { version } = await documentOf(household, 'needDecisions');
      const value = { topic: 'reserve', decision: 'discuss', position: 0 };
      const path = `/items/${needDecisionId({ topic: 'reserve' })}`;
      const asked = await petra.patchSection(household, 'needDecisions', version, [{ path, value }]);
      assert.equal(asked.status, 200);
    };

    it('is not released while something is missing: all of it is named (422), then it is', async () => {
      const early = await draftOf(3);
      await petra.put(`${early.path}/composition`, { chapters: [], kind: 'adviceRecord', record: whole }, 0);
      const incomplete = { ...release(early.reportId), kind: 'adviceRecord', compositionVersion: 1 };
      const frozen = await petra.post<Problem>(`${early.path}/release`, incomplete);
      assert.deepEqual(
        [frozen.status, codesOf(frozen.body)],
        [422, ['duty_initialInformation', 'duty_needs']],
      );
      await handOver(3);
      await askNeeds(3);
      const { reportId, path } = await draftOf(3);
      await petra.put(`${path}/composition`, { chapters: [], kind: 'adviceRecord' }, 0);
      const file = { ...release(reportId), kind: 'adviceRecord' };
      const bare = await petra.post<Problem>(`${path}/release`, { ...file, compositionVersion: 1 });
      assert.equal(bare.status, 422);
      assert.deepEqual(codesOf(bare.body), [
        'duty_occasion', // there was no meeting that says it
        'duty_advice',
        'duty_complexity',
        'duty_complexityReason',
      ]);
      await petra.put(`${path}/composition`, { chapters: [], kind: 'adviceRecord', record: whole }, 1);
      const summary = await petra.post(`${path}/release`, { ...release(reportId), compositionVersion: 2 });
      assert.equal(summary.status, 409); // as an older page would, which knows no other kind
      const released = await petra.post<Report>(`${path}/release`, { ...file, compositionVersion: 2 });
      assert.equal(released.status, 201);
      assert.equal(kindOfReport(report.parse(released.body)), 'adviceRecord');
      assert.deepEqual(report.parse(released.body).composition?.data.record, whole);
    });

    it('a report on health insurance is an analysis to those who know no other kind, and is not released as one (409)', async () => {
      const { reportId, path } = await draftOf(6);
      const focus = { kind: 'analysis', focus: 'healthInsurance' };
      const chapters = [{ chapter: 'healthOldAge', shown: true }];
      assert.equal((await petra.put(`${path}/composition`, { chapters, ...focus }, 0)).status, 200);
      const month = [{ chapter: 'gaps', shown: true }];
      const foreign = await petra.put<Problem>(`${path}/composition`, { chapters: month, ...focus }, 1);
      assert.deepEqual([foreign.status, codesOf(foreign.body)], [422, ['chapter_unknown']]);
      const file = { ...release(reportId), compositionVersion: 1 };
      const older = await petra.post(`${path}/release`, { ...file, kind: 'analysis' });
      assert.equal(older.status, 409);
      const released = await petra.post<Report>(`${path}/release`, { ...file, kind: 'healthInsurance' });
      assert.equal(released.status, 201);
      assert.equal(kindOfReport(report.parse(released.body)), 'healthInsurance');
    });

    it('of which all adults have waived advice is released without it; a waiver that nobody declares hinders it (422)', async () => {
      const { data } = await documentOf(2, 'persons');
      const adults = Object.entries(data.items).flatMap(([id, { role }]) => (role === 'child' ? [] : [id]));
      await handOver(2);
      const { reportId, path } = await draftOf(2);
      const file = { ...release(reportId), kind: 'adviceRecord' };
      const put = (personIds: readonly string[], version: number) => {
        const record = { occasion: 'Jahresgespräch', waiver: { of: ['advice'], personIds } };
        return petra.put(`${path}/composition`, { chapters: [], kind: 'adviceRecord', record }, version);
      };
      assert.equal((await put([], 0)).status, 200);
      const refused = await petra.post<Problem>(`${path}/release`, { ...file, compositionVersion: 1 });
      assert.equal(refused.status, 422);
      assert.ok(codesOf(refused.body).includes('duty_waiver'));
      assert.equal((await put(adults, 1)).status, 200);
      const released = await petra.post<Report>(`${path}/release`, { ...file, compositionVersion: 2 });
      assert.equal(released.status, 201);
      assert.deepEqual(report.parse(released.body).composition?.data.record?.waiver, {
        of: ['advice'],
        personIds: adults,
      });
    });

    it('says when a signed waiver came back, and no day to come (422)', async () => {
      const { data } = await documentOf(2, 'persons');
      const personIds = Object.entries(data.items).flatMap(([id, { role }]) =>
        role === 'child' ? [] : [id],
      );
      const { path } = await draftOf(2);
      const put = (returnedOn: string, version: number) =>
        petra.put<Problem>(
          `${path}/composition`,
          {
            chapters: [],
            kind: 'adviceRecord',
            record: { occasion: 'Jahresgespräch', waiver: { of: ['advice'], personIds, returnedOn } },
          },
          version,
        );
      const kept = await put('2026-09-30', 0);
      assert.equal(kept.status, 200);
      assert.equal(report.parse(kept.body).composition?.data.record?.waiver?.returnedOn, '2026-09-30');
      const refused = await put('2099-01-01', 1);
      assert.equal(refused.status, 422);
      assert.deepEqual(codesOf(refused.body), ['future']);
      assert.equal((await put('2026-02-30', 1)).status, 400); // no day at all
    });

    it('replaces a record, and no summary of the same snapshot', async () => {
      const { reports, reportId: summary, path } = await draftOf(3);
      await petra.post(`${path}/release`, release(summary));
      const composition = { chapters: [], kind: 'adviceRecord', record: whole };
      const make = async () => {
        const made = await petra.post<Report>(reports, { kind: 'conversationSummary', composition });
        assert.deepEqual([made.status, made.body.composition?.version], [201, 1]);
        const { reportId } = made.body;
        const file = { ...release(reportId), kind: 'adviceRecord', compositionVersion: 1 };
        assert.equal((await petra.post(`${reports}/${reportId}/release`, file)).status, 201);
        return reportId;
      };
      const [first, second] = [await make(), await make()];
      const { body } = await petra.get<Report[]>(reports);
      const statusOf = (id: string) => body.find(({ reportId }) => reportId === id)?.status;
      assert.deepEqual([summary, first, second].map(statusOf), ['released', 'replaced', 'released']);
    });

    it('tells of advice only as one: what no report can have is refused when it is made, too', async () => {
      const { reports } = await draftOf(5);
      const composition = { chapters: [], record: whole };
      const { status, body } = await petra.post<Problem>(reports, {
        kind: 'conversationSummary',
        composition,
      });
      assert.deepEqual([status, codesOf(body)], [422, ['record_foreign']]);
    });

    it('is of a snapshot that says to whom the Erstinformation was handed over, and when', async () => {
      const snapshots = `/api/households/${householdId(3)}/snapshots`;
      const { snapshotId } = (
        await petra.post<SnapshotSummary>(snapshots, { label: 'Stand', occasion: 'report' })
      ).body;
      const { payload } = (await petra.get<Snapshot>(`${snapshots}/${snapshotId}`)).body;
      const { data } = await documentOf(3, 'persons');
      assert.deepEqual(
        payload.informed,
        Object.keys(data.items)
          .sort()
          .map((personId) => ({ personId, on: '2026-09-15' })),
      );
    });
  });

  it('of a foreign household is as good as unknown (403)', async () => {
    const sabine = await clientOf('sabine', '4700');
    const { reports, path } = await draftOf(5);
    assert.equal((await sabine.put(`${path}/composition`, composition, 0)).status, 403);
    assert.equal((await petra.put(`${reports}/${randomUUID()}/composition`, composition, 0)).status, 403);
    assert.equal((await petra.put(`${path}x/composition`, composition, 0)).status, 400);
  });
});
