import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import * as documentWords from '@vp-digital/core/household/words/german';
import { createI18n } from '@vp-digital/core/platform';
import de from '@vp-digital/locales/de/gespraechszusammenfassung/common.json';
import preview from '@vp-digital/locales/de/gespraechszusammenfassung/reportPreview.json';
import type { SectionData } from '@vp-digital/core/household';
import { namespaces } from '../report/reportSettings';
import { reportChecks } from './reportChecks';

const [, sample] = sampleHouseholds;
const musterhaus = documentsOf(sample);
const i18n = createI18n('gespraechszusammenfassung', { de }, 'de');
i18n.addResourceBundle('de', 'gespraechszusammenfassung', preview, true);
for (const [document, words] of Object.entries(documentWords))
  i18n.addResourceBundle('de', `household/${document}`, words);
const t = i18n.getFixedT('de', namespaces);
const day = '2026-10-01';
const none = { items: {} };
const entry = {
  position: 0,
  visibility: 'customer',
  writtenAt: '2026-10-01T09:00:00.000Z',
  done: false,
  inReport: true,
} as const;
const agreed = { recap: { items: { a: { ...entry, kind: 'decision', text: 'Haus hat Vorrang' } } } } as const;

const found = (changes: Partial<SectionData> = {}, { today = day, withBalance = true } = {}) =>
  reportChecks({ data: { ...musterhaus, ...agreed, ...changes }, day, today }, { t, withBalance });
const kinds = (...asked: Parameters<typeof found>) => found(...asked).map(({ kind }) => kind);

test('a full household of which something was agreed has nothing to check', () => {
  expect(found()).toEqual([]);
});

test('each chapter without content is named', () => {
  const nothing = { incomes: none, expenses: none, contracts: none, assets: none, liabilities: none };
  expect(kinds({ ...nothing, recap: none })).toEqual([
    'incomesMissing',
    'expensesMissing',
    'contractsMissing',
    'balanceMissing',
    'nothingAgreed',
  ]);
});

test('what is left out of a sum is named', () => {
  const incomes = {
    items: Object.fromEntries(
      Object.entries(musterhaus.incomes.items).map(([id, income]) => [
        id,
        { ...income, net: income.kind === 'childBenefit' ? undefined : income.net },
      ]),
    ),
  };
  const contracts = {
    items: Object.fromEntries(
      Object.entries(musterhaus.contracts.items).map(([id, contract]) => [
        id,
        contract.kind === 'loan' && contract.line === 'car'
          ? { ...contract, remainingDebt: undefined }
          : contract,
      ]),
    ),
  };
  expect(found({ incomes })).toContainEqual({ kind: 'netMissing', names: ['Kindergeld'] });
  expect(found({ contracts })).toEqual([{ kind: 'debtMissing', names: ['Autokredit, Jonas'] }]);
});

test('a contract that has ended and one that names nobody are named', () => {
  const contracts = (line: string, facts: Partial<SectionData['contracts']['items'][string]>) =>
    ({
      items: Object.fromEntries(
        Object.entries(musterhaus.contracts.items).map(([id, contract]) => [
          id,
          contract.line === line ? { ...contract, ...facts } : contract,
        ]),
      ),
    }) as SectionData['contracts']; // the facts are those that every contract has
  expect(found({ contracts: contracts('motor', { end: '2026-09-30' }) })).toEqual([
    { kind: 'contractsEnded', names: [expect.stringMatching(/^Kfz/)] },
  ]);
  expect(found({ contracts: contracts('disability', { personIds: [] }) })).toEqual([
    { kind: 'contractsUnnamed', names: ['Berufsunfähigkeit'] },
  ]);
});

test('a value is old a year after its day, not on the day itself', () => {
  const callMoney = (asOf: string) => ({
    items: Object.fromEntries(
      Object.entries(musterhaus.assets.items).map(([id, asset]) => [
        id,
        asset.kind === 'callMoney' ? { ...asset, asOf } : asset,
      ]),
    ),
  });
  expect(found({ assets: callMoney('2025-10-01') })).toEqual([]);
  expect(found({ assets: callMoney('2025-09-30') })).toEqual([{ kind: 'oldValues', names: ['Tagesgeld'] }]);
});

test('a month that does not suffice is unusual', () => {
  const incomes = (net: number | undefined) => ({
    items: Object.fromEntries(
      Object.entries(musterhaus.incomes.items).map(([id, income]) => [id, { ...income, net }]),
    ),
  });
  expect(kinds({ incomes: incomes(10_000) })).toContain('shortfall');
  expect(kinds({ incomes: incomes(undefined) })).toEqual(['netMissing']); // what is not known is no shortfall
  expect(kinds({ incomes: none })).toEqual(['incomesMissing']);
});

test('a task without a day is named, one that is done is not', () => {
  const task = { ...entry, kind: 'task', text: 'Angebote einholen' } as const;
  expect(found({ recap: { items: { a: task } } })).toEqual([
    { kind: 'tasksWithoutDate', names: ['Angebote einholen'] },
  ]);
  expect(found({ recap: { items: { a: { ...task, done: true } } } })).toEqual([]);
});

test('a report without the balance sheet says so instead of asking for it', () => {
  expect(kinds({ assets: none, liabilities: none }, { withBalance: false })).toEqual(['balanceHidden']);
});

test('a snapshot is of the past two months after its day', () => {
  expect(kinds({}, { today: '2026-12-01' })).toEqual([]);
  expect(kinds({}, { today: '2026-12-02' })).toEqual(['oldSnapshot']);
});
