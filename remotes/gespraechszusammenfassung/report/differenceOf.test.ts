import type { ReportDocument } from '@vp-digital/core/pdf';
import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { differenceOf } from './differenceOf';
import { sha256 } from '../checksum/sha256';

const summary = (text: string): ReportDocument => ({
  meta: {
    title: 'Zusammenfassung',
    subject: 'Stand',
    language: 'de',
    author: 'Petra Beispiel',
    createdAt: '2026-10-01T10:00:00.000Z',
    documentId: '44444444-0000-4000-8000-000000000001',
  },
  header: { left: 'Zusammenfassung', centre: 'Musterhaus', right: 'Stand' },
  footer: { pageNumber: 'Seite {n} von {m}', assumptions: 'Rechtsstand 2026' },
  blocks: [{ kind: 'paragraph', text }],
});
const [whole, withoutBalance, earlier] = ['Monat und Vermögen', 'Monat', 'Monat, früher'].map(summary);
if (!whole || !withoutBalance || !earlier) throw new Error('three documents are made');
const make = (document: ReportDocument) => createPdf(document);

/** Why what a viewer makes is not what was released. */
const reason = async (released: ReportDocument, made: ReportDocument, other: ReportDocument) => {
  const pdfSha256 = await sha256((await make(released)).bytes);
  const asked = { make, otherwise: () => other, withBalance: made === whole };
  return differenceOf(await make(made), { pdfSha256 }, asked);
};

test('the released file is handed out', async () => {
  expect(await reason(whole, whole, withoutBalance)).toBeUndefined();
});

test('who may not see the balance sheet is told that this is why, not that the file is false', async () => {
  expect(await reason(whole, withoutBalance, whole)).toBe('balanceLacking');
});

test('who may see it is told that the report was released without', async () => {
  expect(await reason(withoutBalance, whole, withoutBalance)).toBe('balanceAdded');
});

test('a report of another version of the application or the law is named as such', async () => {
  expect(await reason(earlier, whole, withoutBalance)).toBe('version');
});
