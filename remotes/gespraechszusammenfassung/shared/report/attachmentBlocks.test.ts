import { reportPages } from './reportPages';
import { germanSettings, snapshotOf } from './testing';
import { snapshotSections } from '@vp-digital/core/contracts';

const snapshot = snapshotOf();
const sections = snapshotSections(snapshot.payload);
const attachments = [
  {
    attachmentId: '77777777-0000-4000-8000-000000000001',
    name: 'Angebot.pdf',
    type: 'application/pdf' as const,
    size: 8,
    sha256: 'cd'.repeat(32),
    addedAt: '2026-10-01T10:00:00.000Z',
    addedBy: 'Petra Beispiel',
  },
];

test.each(['conversationSummary', 'analysis', 'adviceRecord'] as const)(
  'a report of each kind names what goes along with it at its end, and only then: %s',
  (kind) => {
    if (!sections) throw new Error('unreadable');
    const composition = { chapters: [], ...(kind !== 'conversationSummary' && { kind }) };
    const textOf = (along: typeof attachments) =>
      JSON.stringify(
        reportPages({ snapshot, sections, composition, attachments: along }, germanSettings).blocks,
      );
    expect(textOf(attachments)).toContain('"text":"Anlagen"');
    expect(textOf(attachments)).toContain('Angebot.pdf');
    expect(textOf([])).not.toContain('Anlagen');
  },
);
