import { handoversOf, reachedStages, stageOfReport } from './reportStage';
import type { Report } from './snapshots';

const at = (hour: number) => `2026-10-01T${hour}:00:00.000Z`;
const draft: Report = {
  reportId: '44444444-0000-4000-8000-000000000001',
  snapshotId: '55555555-0000-4000-8000-000000000001',
  kind: 'conversationSummary',
  status: 'draft',
  createdAt: at(10),
  createdBy: 'Timo',
  deliveries: [],
  links: [],
};
const released: Report = {
  ...draft,
  status: 'released',
  release: { pdfSha256: 'ab'.repeat(32), pages: 3, language: 'de', at: at(11), by: 'Petra' },
};
const link = {
  linkId: '66666666-0000-4000-8000-000000000001',
  url: 'https://vp.example/bericht/1',
  createdAt: at(12),
  by: 'Petra',
  expiresAt: '2026-10-15T12:00:00.000Z',
};

test('a report goes from draft by release and its first way to the household to what that has confirmed', () => {
  expect(stageOfReport(draft)).toBe('draft');
  expect(stageOfReport(released)).toBe('released');
  const sent = {
    ...released,
    handovers: [
      { way: 'print', at: at(12), by: 'Petra' },
      { way: 'personal', at: at(13), by: 'Timo' },
      { way: 'link', at: at(14), by: 'Petra' },
    ],
  };
  expect(stageOfReport(sent)).toBe('sent');
  expect(
    reachedStages({
      ...sent,
      links: [
        { ...link, openedAt: at(14), confirmedAt: at(16) },
        { ...link, openedAt: at(15), confirmedAt: at(15) },
      ],
    }),
  ).toEqual([
    { stage: 'draft', at: at(10), by: 'Timo' },
    { stage: 'released', at: at(11), by: 'Petra' },
    { stage: 'linked', at: at(14), by: 'Petra' },
    { stage: 'sent', at: at(13), by: 'Timo', way: 'personal' },
    { stage: 'opened', at: at(14) },
    { stage: 'confirmed', at: at(15) },
  ]);
});

test('what is printed or downloaded has not gone to the household yet', () => {
  const kept = ['print', 'download'].map((channel) => ({ way: channel, at: at(12), by: 'Petra' }));
  expect(stageOfReport({ ...released, handovers: kept })).toBe('released');
});

test('a link that was made has gone nowhere before its address was taken on its way', () => {
  const made = { ...released, links: [link], handovers: [{ way: 'link', at: at(12), by: 'Petra' }] };
  expect(stageOfReport(made)).toBe('linked');
  for (const channel of ['mail', 'copy', 'screen']) {
    const gone = { ...made, handovers: [...made.handovers, { way: channel, at: at(13), by: 'Petra' }] };
    expect(reachedStages(gone).at(-1)).toEqual({ stage: 'sent', way: channel, at: at(13), by: 'Petra' });
  }
});

test('what the household has opened had gone to it, also where nobody noted how, or later', () => {
  const opened = { ...released, links: [{ ...link, openedAt: at(14) }] };
  const later = { ...opened, handovers: [{ way: 'personal', at: at(15), by: 'Timo' }] };
  for (const one of [opened, later])
    expect(reachedStages(one).slice(2)).toEqual([
      { stage: 'sent', at: at(14), way: 'link' },
      { stage: 'opened', at: at(14) },
    ]);
});

test('services of before there were more ways tell of theirs', () => {
  const older: Report = { ...released, deliveries: [{ channel: 'link', at: at(12), by: 'Petra' }] };
  expect(handoversOf(older)).toEqual([{ way: 'link', at: at(12), by: 'Petra' }]);
  expect(stageOfReport(older)).toBe('linked');
});
