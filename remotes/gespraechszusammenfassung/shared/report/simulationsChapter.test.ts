import { snapshotSections } from '@vp-digital/core/contracts';
import {
  assumptionsId,
  budgetFacts,
  budgetResult,
  plainBudget,
  type SectionData,
  type SimulationVariant,
} from '@vp-digital/core/household';
import { conversationSummary } from './conversationSummary';
import type { ReportSettings } from './reportSettings';
import { germanSettings, snapshotOf } from './testing';

const variantOf = (changes: Partial<SimulationVariant> = {}): SimulationVariant => ({
  position: 0,
  kind: 'budget',
  title: 'Wie bisher',
  personIds: [],
  starts: [],
  ...changes,
});

const id = (number: number) => `77777777-0000-4000-8000-00000000000${number}`;
const variantsOf = (...variants: SimulationVariant[]): Pick<SectionData, 'simulationVariants'> => ({
  simulationVariants: { items: Object.fromEntries(variants.map((one, index) => [id(index), one])) },
});

function made(changed: Partial<SectionData> = {}, changes: Partial<ReportSettings> = {}) {
  const snapshot = snapshotOf(changed);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const document = conversationSummary({ snapshot, sections }, { ...germanSettings, ...changes });
  return { sections, text: JSON.stringify(document).replaceAll('\u00a0', ' ') };
}

const name = 'Was wir durchgerechnet haben';

test('a variant that was kept is in the report, with the result of its page', () => {
  const { sections, text } = made(variantsOf(variantOf()));
  expect(text).toContain(name);
  expect(text).toContain('Eine Variante haben wir festgehalten.');
  const facts = budgetFacts(sections, '2026-10-01');
  if (facts.kind !== 'computed') throw new Error('the sample is complete');
  const { lowest, emptyFrom } = budgetResult(facts.value, plainBudget);
  expect(text).toContain(
    emptyFrom === undefined
      ? germanSettings.format.euros(lowest.amount).replaceAll('\u00a0', ' ')
      : 'Das Konto ist im',
  );
});

test('without a variant there is no such chapter', () => {
  expect(made().text).not.toContain(name);
});

test('of each simulation one line: retirement and earning power of a person', () => {
  const { sections } = made();
  const [jonas = ''] = Object.entries(sections.persons.items).flatMap(([personId, { firstName }]) =>
    firstName === 'Jonas' ? [personId] : [],
  );
  const { text } = made(
    variantsOf(
      variantOf({ kind: 'retirement', title: 'Mit 63' }),
      variantOf({ kind: 'manpower', title: 'Krank', personIds: [jonas], position: 1 }),
    ),
  );
  expect(text).toContain('Als Erspartes für das Alter zählt nichts. Neben den Renten fehlen');
  expect(text).toMatch(/Jonas[^"]*: (Das Konto ist nach|\d+ Monate lang)/);
});

test('what is not known is said, and no result', () => {
  const { text } = made({ ...variantsOf(variantOf()), expenses: { items: {} } });
  expect(text).toContain('Dafür fehlen noch Angaben.');
});

test('where amounts are hidden no result is said', () => {
  const { text } = made(variantsOf(variantOf()), { hidesAmounts: true });
  expect(text).toContain(name);
  expect(text).not.toContain('Das Geld reicht');
});

test('a result follows what is assumed for the household', () => {
  const retirement = variantsOf(variantOf({ kind: 'retirement' }));
  const assumptions = { items: { [assumptionsId]: { position: 0, realReturn: 0 } } };
  const lineOf = (text: string) => /(?:Das Geld reicht|Als Erspartes)[^"]*/.exec(text)?.[0];
  expect(lineOf(made({ ...retirement, assumptions }).text)).not.toBe(lineOf(made(retirement).text));
});
