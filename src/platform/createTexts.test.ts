import { createTexts } from './createTexts';

const greeting = (text: string) => ({ income: { name: text } });
const files = {
  common: { de: greeting('Guten Tag'), en: greeting('Good day') },
  balanceSheet: { de: { balance: { name: 'Bilanz' } }, en: { balance: { name: 'Balance sheet' } } },
} as const;
const isFile = (file: string): file is keyof typeof files => file in files;

type Load = (file: string) => Promise<{ default: object }>;
const loader =
  (language: 'de' | 'en'): Load =>
  async (file) => ({
    default: isFile(file) ? files[file][language] : {},
  });

function setUp(replaced: { de?: Load; en?: Load } = {}) {
  const missing: unknown[] = [];
  const de = jest.fn(replaced.de ?? loader('de'));
  const en = jest.fn(replaced.en ?? loader('en'));
  const texts = createTexts('analysis', { common: files.common.de, de, en }, (error) => missing.push(error));
  const balance = () => texts.i18n.getFixedT(null, 'analysis', 'balance')('name');
  return {
    ...texts,
    de,
    en,
    missing,
    balance,
    greet: () => texts.i18n.getFixedT(null, 'analysis')('income.name'),
  };
}

test('English is fetched when somebody reads it, and once', async () => {
  const { show, greet, en } = setUp();
  expect([greet(), en.mock.calls.length]).toEqual(['Guten Tag', 0]);
  await show('en');
  expect(greet()).toBe('Good day');
  await show('de');
  expect(greet()).toBe('Guten Tag');
  await show('en');
  expect(en.mock.calls).toEqual([['common']]);
});

test('English that does not come is German and known to the log; the next change tries again', async () => {
  let attempts = 0;
  const { show, greet, missing } = setUp({
    en: (file) => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('away')) : loader('en')(file);
    },
  });
  await show('en');
  expect([greet(), missing.length]).toEqual(['Guten Tag', 1]);
  await show('en');
  expect(greet()).toBe('Good day');
});

test('who has gone back to German meanwhile reads German', async () => {
  let arrive: (texts: { default: object }) => void = () => {};
  const { show, greet } = setUp({ en: () => new Promise((resolve) => (arrive = resolve)) });
  const shown = show('en');
  await show('de');
  arrive({ default: files.common.en });
  await shown;
  expect(greet()).toBe('Guten Tag');
});

describe('what a page says', () => {
  test('is fetched once, beside what the area says', async () => {
    const { bring, balance, greet, de } = setUp();
    await bring(['balanceSheet']);
    expect([bring(['balanceSheet']), balance(), greet()]).toEqual([undefined, 'Bilanz', 'Guten Tag']);
    expect(de.mock.calls).toEqual([['balanceSheet']]);
  });

  test('that does not come is told to who waits, and fetched again by who asks next', async () => {
    let attempts = 0;
    const { bring, balance } = setUp({
      de: (file) => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new Error('away')) : loader('de')(file);
      },
    });
    await expect(bring(['balanceSheet'])).rejects.toThrow('away');
    await bring(['balanceSheet']);
    expect(balance()).toBe('Bilanz');
  });

  test('comes in English before the page does, once', async () => {
    const { bring, show, balance, en } = setUp();
    await show('en');
    await bring(['balanceSheet']);
    expect([balance(), bring(['balanceSheet'])]).toEqual(['Balance sheet', undefined]);
    expect(en.mock.calls).toEqual([['common'], ['balanceSheet']]);
  });

  test('changes its language with the rest', async () => {
    const { bring, show, balance, greet } = setUp();
    await bring(['balanceSheet']);
    await show('en');
    expect([greet(), balance()]).toEqual(['Good day', 'Balance sheet']);
  });

  test('is German where English does not come: the page does not wait for ever', async () => {
    const { bring, show, balance, missing } = setUp({
      en: (file) => (file === 'common' ? loader('en')(file) : Promise.reject(new Error('away'))),
    });
    await show('en');
    await bring(['balanceSheet']);
    expect([bring(['balanceSheet']), balance(), missing.length]).toEqual([undefined, 'Bilanz', 1]);
  });
});

test('the words of documents come together, in both languages', async () => {
  const { bringWords, show, i18n } = setUp();
  const word = () => i18n.getFixedT(null, 'household/contracts')('line.household');
  await bringWords();
  const german = word();
  expect(bringWords()).toBeUndefined();
  await show('en');
  expect(word()).not.toBe(german);
});

test('a text that nobody has written fails', () => {
  const { i18n } = setUp();
  expect(() => i18n.getFixedT(null, 'analysis')('income.empty')).toThrow('no text analysis:income.empty');
});
