import * as fc from 'fast-check';
import { asOf, derive, withoutEnded } from '../figures';
import { documentIssues } from '../rules/documentRules';
import { anyHousehold, variedHousehold } from '../testing/householdArbitrary';
import { sample } from '../testing/sample';
import { maskedIn, discussedAloneOf, discussedAloneOptions, inCommon, type SectionData, withoutIds } from '.';

const { household, date, person } = sample(2);
const aylin = person('Aylin');
const accountId = '00000000-0000-4000-8000-0000000000aa';
const assetId = '00000000-0000-4000-8000-0000000000ab';

const markable = ['assets', 'liabilities', 'contracts', 'bankAccounts'] as const;

/** The household with one asset more, hers, on an account of hers. */
const withAsset = (discussedAlone?: (typeof discussedAloneOptions)[number]): SectionData => ({
  ...household,
  assets: {
    items: {
      ...household.assets.items,
      [assetId]: {
        kind: 'callMoney',
        name: 'Geheimfach',
        value: 1_234_567_89,
        asOf: date,
        ownership: { [aylin]: 10_000 },
        earmarked: false,
        position: 99,
        accountId,
        ...(discussedAlone && { discussedAlone }),
      },
    },
  },
  bankAccounts: {
    items: {
      ...household.bankAccounts.items,
      [accountId]: { personIds: [aylin], institution: 'Geheimbank', position: 99 },
    },
  },
});

/** Without any mark that chance has made. */
const unmarked = (data: SectionData): SectionData =>
  Object.fromEntries(
    Object.entries(data).map(([name, document]) => [
      name,
      Object.fromEntries(
        Object.entries(document).map(([list, entries]) => [
          list,
          Object.fromEntries(
            Object.entries(entries as Record<string, { contract?: object; discussedAlone?: unknown }>).map(
              ([id, entry]) => [
                id,
                entry.contract ? { ...entry, contract: bare(entry.contract) } : bare(entry),
              ],
            ),
          ),
        ]),
      ),
    ]),
  ) as SectionData;
const bare = ({ discussedAlone: _, ...entry }: object & { discussedAlone?: unknown }) => entry;

const first = <Value>(values: readonly Value[]) => values[0];

describe('what one person discusses alone', () => {
  test.each(discussedAloneOptions)(
    'is gone with its account before anything is computed: %s',
    async (mode) => {
      const left = await asOf(withAsset(mode), date);
      expect(JSON.stringify(left)).not.toMatch(/Geheim|123456789/);
      expect(left.assets.items).toEqual(household.assets.items);
      expect(left.bankAccounts.items).toEqual(household.bankAccounts.items);
      expect(maskedIn(left.assets)).toEqual(mode === 'covered' ? ['callMoney'] : []);
      expect(maskedIn({ ...left.assets, items: {} })).toEqual(maskedIn(left.assets));
      expect(derive(left, date)).toEqual(derive(withoutEnded(household, date), date));
      expect(await asOf(left, date)).toEqual(left);
    },
  );

  test('is known by its id in the documents of another day', () => {
    const ids = [assetId, accountId];
    const then = withoutIds(withAsset(), ids);
    expect(then.assets).toEqual(household.assets);
    expect(then.bankAccounts).toEqual(household.bankAccounts);
    expect(withoutIds(household, ids)).toBe(household);
    expect(withoutIds(household, [])).toBe(household);
  });

  test('stays for her whose it is', () => {
    const hers = inCommon(withAsset('leftOut'), (section, id) => section === 'assets' && id === assetId);
    expect(JSON.stringify(hers)).toContain('Geheimfach');
    expect(JSON.stringify(inCommon(withAsset('leftOut')))).not.toContain('Geheimfach');
  });

  test('belongs to exactly one person, and the owners are named where it does not', () => {
    const { assets } = withAsset('covered');
    expect(documentIssues('assets', assets)).toEqual([]);
    const asset = assets.items[assetId];
    if (!asset) throw new Error('the asset is there');
    const shared = { items: { [assetId]: { ...asset, ownership: {} } } };
    expect(documentIssues('assets', shared)).toEqual([
      expect.objectContaining({ path: `/items/${assetId}/ownership`, code: 'discussed_alone_owner' }),
    ]);
    const [[id = '', contract] = []] = Object.entries(household.contracts.items);
    if (!contract) throw new Error('the household has contracts');
    const ended = {
      items: {},
      archived: {
        [id]: {
          contract: { ...contract, personIds: [], discussedAlone: 'leftOut' as const },
          archivedOn: date,
          reason: 'other' as const,
        },
      },
    };
    expect(documentIssues('contracts', ended)).toEqual([
      expect.objectContaining({ path: `/archived/${id}/contract/personIds` }),
    ]);
    expect(Object.keys(inCommon({ contracts: ended }).contracts.archived)).toEqual([]);
  });

  test('leaves a household as it would be without it; marked and unmarked again nothing has changed', async () => {
    await asOf(withAsset('leftOut'), date); // what leaves out is there
    fc.assert(
      fc.property(
        fc.oneof(anyHousehold, variedHousehold).map(unmarked),
        fc.constantFrom(...markable),
        fc.constantFrom(...discussedAloneOptions),
        fc.nat(),
        (data, section, mode, at) => {
          const ids = Object.keys(data[section].items);
          const id = ids[at % Math.max(1, ids.length)];
          expect(inCommon(data)).toBe(data);
          if (id === undefined) return;
          const entries = Object.entries(data[section].items);
          const marked = {
            ...data,
            [section]: {
              ...data[section],
              items: Object.fromEntries(
                entries.map(([key, entry]) => [key, key === id ? { ...entry, discussedAlone: mode } : entry]),
              ),
            },
          }; // the same with one mark
          const account = section === 'assets' ? data.assets.items[id]?.accountId : undefined;
          const without = Object.fromEntries(
            Object.entries(data).map(([name, document]) => [
              name,
              (name === section || name === 'bankAccounts') && 'items' in document
                ? {
                    ...document,
                    items: Object.fromEntries(
                      Object.entries(document.items as object).filter(
                        ([key]) =>
                          !(key === id && name === section) && !(name === 'bankAccounts' && key === account),
                      ),
                    ),
                  }
                : document,
            ]),
          ) as SectionData; // the same without the entry
          const left = inCommon(marked);
          expect(derive(left, date)).toEqual(derive(without, date));
          expect(JSON.parse(JSON.stringify(left))).toEqual(JSON.parse(JSON.stringify(without)));
          expect(unmarked(marked)).toEqual(data);
          expect(
            first(Object.values(marked[section].items).flatMap((entry) => discussedAloneOf(entry) ?? [])),
          ).toBe(mode);
        },
      ),
      { numRuns: 100 },
    );
  });
});
