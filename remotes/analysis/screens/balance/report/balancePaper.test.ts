import { balanceSheet, type BalanceScope, type SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { allElements, readTaggedPdf, tagFindings } from '@vp-digital/core/pdf/testing';
import { createFormat, createI18n } from '@vp-digital/core/platform';
import de from '@vp-digital/locales/de/analysis/balanceSheet.json';
import en from '@vp-digital/locales/en/analysis/balanceSheet.json';
import { balancePaper } from './balancePaper';

const i18n = createI18n('analysis', { de, en }, 'de');
const musterhaus = documentsOf(sampleHouseholds[1]);

interface Made {
  data?: SectionData;
  language?: 'de' | 'en';
  scope?: BalanceScope;
  isKnown?: boolean;
}

async function fileOf({ data = musterhaus, language = 'de', scope = 'all', isKnown = true }: Made = {}) {
  const sheet = balanceSheet(data, scope);
  const model = balancePaper(
    {
      sheet,
      scope,
      people: ['Jonas Musterhaus', 'Aylin Musterhaus'],
      isKnown,
      day: '2026-10-01',
      at: '2026-10-01T10:00:00.000Z',
    },
    {
      t: i18n.getFixedT(language, 'analysis', 'balance'),
      format: createFormat(language),
      nameOf: ({ kind }) => kind,
      ownersOf: ({ owners }) => `${Object.keys(owners).length} owners`,
      liquidity: (one) => `sum ${one}`,
      side: { assets: 'Aktiva', liabilities: 'Passiva' },
    },
  );
  const { bytes } = await createPdf(model);
  const pdf = await readTaggedPdf(bytes);
  const text = allElements(pdf.root)
    .map((element) => element.text)
    .join('\n')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ');
  return { pdf, text, sheet };
}

test.each(['de', 'en'] as const)('is tagged as reports are (%s)', async (language) => {
  const { pdf } = await fileOf({ language });
  expect(tagFindings(pdf)).toEqual([]);
});

test('says what remains, every position with its owners, and the sums of the page', async () => {
  const { text, sheet } = await fileOf();
  const format = createFormat('de');
  const plain = (amount: string) => amount.replace(/\s+/g, ' ');
  const { netWorth, assets, liabilities } = sheet.worth;
  expect(text).toContain(`Nach allen Schulden gehören Ihnen ${plain(format.euros(netWorth))}.`);
  for (const amount of [assets, liabilities]) expect(text).toContain(plain(format.money(amount)));
  for (const { kind } of [...sheet.assets, ...sheet.debts]) expect(text).toContain(kind);
  expect(text).toContain('2 owners');
  expect(text).toContain('sum immediate');
});

test('without the own home it says so, and leaves it out', async () => {
  const { text } = await fileOf({ scope: 'withoutOwnHome' });
  expect(text).toMatch(/Ohne das eigene Zuhause/);
  expect(text).not.toContain('ownHome');
});

test('while not all is known it claims no sum', async () => {
  const { text, sheet } = await fileOf({ isKnown: false });
  expect(text).toContain('lässt sich erst sagen');
  expect(text).not.toContain('Summe');
  expect(text).not.toContain(createFormat('de').euros(sheet.worth.netWorth));
});

test('a side without positions says that there are none; a value of 0 is still open', async () => {
  const [[id = '', asset] = []] = Object.entries(musterhaus.assets.items);
  if (!asset) throw new Error('the household owns something');
  const bare = {
    ...musterhaus,
    assets: { items: { [id]: { ...asset, value: 0 } } },
    contracts: { items: {} },
    liabilities: { items: {} },
  };
  const { text } = await fileOf({ data: bare, isKnown: false });
  expect(text).toContain('Keine Schulden erfasst.');
  expect(text).toContain('noch offen');
});
