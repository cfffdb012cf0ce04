import { snapshotSections } from '@vp-digital/core/contracts';
import type { InsuranceContract, SectionData } from '@vp-digital/core/household';
import { conversationSummary } from './conversationSummary';
import { linesOf } from './linesOf';
import { germanSettings, snapshotOf } from './testing';

function holdersOf(line: InsuranceContract['line'], personsOf: (data: SectionData) => string[]) {
  const whole = snapshotSections(snapshotOf().payload);
  if (!whole) throw new Error('the snapshot cannot be read');
  const [[id, motor] = []] = Object.entries(whole.contracts.items).filter(([, one]) => one.line === 'motor');
  if (id === undefined || motor?.kind !== 'insurance') throw new Error('the sample has a car');
  const contract = { ...motor, line, personIds: personsOf(whole) };
  const contracts = { items: { [id]: contract } };
  const snapshot = snapshotOf({ contracts });
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const chapter = linesOf(conversationSummary({ snapshot, sections }, germanSettings)).find(
    ({ name }) => name === 'Ihre Verträge',
  );
  return chapter?.lines.find(({ about }) => about?.endsWith(', Für'))?.value;
}

const nobody = () => [];
const everybody = ({ persons }: SectionData) => Object.keys(persons.items);

test.each([
  ['motor', nobody, 'Jonas, Aylin'], // the adults', as it is computed; not "alle" beside contracts that name four
  ['legal', nobody, 'Jonas, Aylin'],
  ['liability', everybody, 'Jonas, Aylin, Emil, Lia'],
  ['disability', nobody, '–'], // of one of two, and nobody knows of whom
] as const)('%s: whom a contract is for stands by name', (line, personsOf, said) => {
  expect(holdersOf(line, personsOf)).toBe(said);
});
