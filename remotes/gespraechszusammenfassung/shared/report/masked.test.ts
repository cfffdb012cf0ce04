import { composedKind, type reportKinds, snapshotSections } from '@vp-digital/core/contracts';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { laidOut } from '@vp-digital/core/pdf/testing';
import { reportPages } from './reportPages';
import { germanSettings, snapshotOf } from './testing';

const [, sample] = sampleHouseholds;
const data = documentsOf(sample);

function pagesOf(kind: (typeof reportKinds)[number], masked?: Record<string, string[]>): string {
  const snapshot = snapshotOf(data);
  const payload = { ...snapshot.payload, ...(masked && { covered: masked }) };
  const sections = snapshotSections(payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const composition = { chapters: [], ...composedKind(kind) };
  const model = reportPages({ snapshot: { ...snapshot, payload }, sections, composition }, germanSettings);
  return laidOut(model)
    .pages.flatMap(({ groups }) => groups.flatMap(({ ops }) => ops))
    .flatMap((op) => (op.kind === 'text' ? [op.text] : []))
    .join(' ');
}

const times = (text: string, word: string) => text.split(word).length - 1;

test.each(['conversationSummary', 'analysis'] as const)(
  'what is covered is told by that word in the lists where it would stand, and in no other: %s',
  (kind) => {
    const plain = pagesOf(kind);
    expect(plain).not.toContain('verdeckt');
    const assets = pagesOf(kind, { assets: ['callMoney'] });
    expect(times(assets, 'verdeckt')).toBe(1);
    expect(assets).toContain('zählt nicht mit');
    expect(times(pagesOf(kind, { liabilities: ['private'] }), 'verdeckt')).toBe(1);
    const saving = pagesOf(kind, { contracts: ['saving'] });
    expect(times(saving, 'verdeckt')).toBe(2); // of the contracts, and of what is owned
    expect(times(pagesOf(kind, { contracts: ['insurance'] }), 'verdeckt')).toBe(1);
  },
);
