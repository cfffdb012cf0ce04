import { snapshotSections } from '@vp-digital/core/contracts';
import type { InsuranceContract } from '@vp-digital/core/household';
import { documentsOf, sampleHousehold } from '@vp-digital/core/household/samples';
import { conversationSummary } from './conversationSummary';
import { germanSettings, snapshotOf } from './testing';

/** What stands beside the benefit of a Krankentagegeld in the summary. */
function noteOf(benefit: Partial<InsuranceContract>): string | undefined {
  const { contracts } = documentsOf(sampleHousehold(2));
  const daily: InsuranceContract = {
    kind: 'insurance',
    line: 'dailySickness',
    company: 'Muster Versicherung',
    personIds: [],
    position: 90,
    premium: 20_00,
    frequency: 'monthly',
    state: 'ok',
    ...benefit,
  };
  const items = { ...contracts.items, '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1d01': daily };
  const snapshot = snapshotOf({ contracts: { items } });
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const { blocks } = conversationSummary({ snapshot, sections, before: undefined }, germanSettings);
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const row = rows.find(({ cells: [first] }) => JSON.stringify(first ?? '').includes('Krankentagegeld'));
  return row?.cells.flatMap((cell, at) =>
    at > 0 && typeof cell === 'object' && 'note' in cell ? [String(cell.note)] : [],
  )[0];
}

test('a daily sickness benefit says that it is one of a day, and from which day it is paid', () => {
  expect(noteOf({ benefit: 90_00, benefitKind: 'daily', benefitFromDay: 43 })).toBe('tgl. ab Tag 43');
  expect(noteOf({ benefit: 90_00, benefitKind: 'daily' })).toBe('tgl.');
});

test('one that was stored as an amount of a month says that', () => {
  expect(noteOf({ benefit: 1_800_00 })).toBe('mtl.');
});
