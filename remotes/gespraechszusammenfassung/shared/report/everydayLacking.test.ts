import type { SectionData } from '@vp-digital/core/household';
import { snapshotSections } from '@vp-digital/core/contracts';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { laidOut } from '@vp-digital/core/pdf/testing';
import { reportPages } from './reportPages';
import { germanSettings, snapshotOf } from './testing';

const [, sample] = sampleHouseholds;
const data = documentsOf(sample);

/** All that a summary says, with other expenses. */
function textWith(changed: Partial<SectionData>): string {
  const snapshot = snapshotOf(changed);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  return laidOut(reportPages({ snapshot, sections, composition: { chapters: [] } }, germanSettings))
    .pages.flatMap(({ groups }) => groups)
    .flatMap(({ kind, ops }) => (kind === 'content' ? ops : []))
    .flatMap((op) => (op.kind === 'text' ? [op.text.trim()] : []))
    .join(' ');
}

const onlyGroceries = {
  expenses: {
    items: Object.fromEntries(
      Object.entries(data.expenses.items).filter(([, { category }]) => category === 'groceries'),
    ),
  },
};

test('with groceries alone a summary claims neither what is free nor what the household lives on', () => {
  const text = textWith(onlyGroceries);
  expect(text).toContain('Nach dem, was bisher erfasst ist, bleiben von');
  expect(text).toContain('Weitere Ausgaben des Alltags sind noch nicht erfasst.');
  expect(text).toContain('Bisher erfasst sind');
  expect(text).toContain('soweit erfasst');
  expect(text).toContain('Bei den bisher erfassten Ausgaben');
  expect(text).not.toMatch(/Zum Leben brauchen Sie|bleiben Ihnen|50-30-20/);
});

test('with all of them it says so without reserve', () => {
  const text = textWith({});
  expect(text).toContain('Zum Leben brauchen Sie');
  expect(text).toMatch(/bleiben Ihnen/);
  expect(text).not.toMatch(/soweit erfasst|Ausgaben des Alltags sind noch nicht/);
});
