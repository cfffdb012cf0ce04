import { createTexts } from './createTexts';

const greeting = (text: string) => ({ income: { name: text } });
const english = { default: greeting('Good day') };

function setUp(en: () => Promise<{ default: object }>) {
  const missing: unknown[] = [];
  const texts = createTexts('analysis', { de: greeting('Guten Tag'), en }, (error) => missing.push(error));
  return { ...texts, missing, greet: () => texts.i18n.getFixedT(null, 'analysis')('income.name') };
}

test('English is fetched when somebody reads it, and once', async () => {
  const en = jest.fn(() => Promise.resolve(english));
  const { show, greet } = setUp(en);
  expect([greet(), en.mock.calls.length]).toEqual(['Guten Tag', 0]);
  await show('en');
  expect(greet()).toBe('Good day');
  await show('de');
  expect(greet()).toBe('Guten Tag');
  await show('en');
  expect(en).toHaveBeenCalledTimes(1);
});

test('English that does not come is German and known to the log; the next change tries again', async () => {
  let attempts = 0;
  const { show, greet, missing } = setUp(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('away')) : Promise.resolve(english);
  });
  await show('en');
  expect([greet(), missing.length]).toEqual(['Guten Tag', 1]);
  await show('en');
  expect(greet()).toBe('Good day');
});

test('who has gone back to German meanwhile reads German', async () => {
  let arrive: (texts: { default: object }) => void = () => {};
  const { show, greet } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  const shown = show('en');
  await show('de');
  arrive(english);
  await shown;
  expect(greet()).toBe('Guten Tag');
});

describe('what a page says', () => {
  const page = (name: string, en: () => Promise<{ default: object }>) => ({ de: { [name]: { name } }, en });
  const asked = ({ i18n }: ReturnType<typeof setUp>, key: 'name' | 'headlineEmpty' = 'name') =>
    i18n.getFixedT(null, 'analysis', 'balance')(key);

  test('is there at once in German, beside what the area says and what other pages say', () => {
    const texts = setUp(() => Promise.resolve(english));
    const balance = page('balance', () => Promise.reject(new Error('nobody reads English')));
    expect(texts.add(balance)).toBeUndefined();
    expect(texts.add({ de: { balance: { headlineEmpty: 'Mehr' } }, en: balance.en })).toBeUndefined();
    expect([texts.greet(), asked(texts), asked(texts, 'headlineEmpty')]).toEqual([
      'Guten Tag',
      'balance',
      'Mehr',
    ]);
  });

  test('comes in English before the page does, once', async () => {
    const texts = setUp(() => Promise.resolve(english));
    await texts.show('en');
    const en = jest.fn(async () => ({ default: { balance: { name: 'Balance sheet' } } }));
    const balance = page('balance', en);
    await texts.add(balance);
    expect([asked(texts), texts.add(balance), en.mock.calls.length]).toEqual(['Balance sheet', undefined, 1]);
  });

  test('changes its language with the rest', async () => {
    const texts = setUp(() => Promise.resolve(english));
    void texts.add(page('balance', async () => ({ default: { balance: { name: 'Balance sheet' } } })));
    await texts.show('en');
    expect([texts.greet(), asked(texts)]).toEqual(['Good day', 'Balance sheet']);
  });

  test('is German where English does not come: the page does not wait for ever', async () => {
    const texts = setUp(() => Promise.resolve(english));
    await texts.show('en');
    const balance = page('balance', () => Promise.reject(new Error('away')));
    await texts.add(balance);
    expect([texts.add(balance), asked(texts), texts.missing.length]).toEqual([undefined, 'balance', 1]);
  });
});

test('a text that nobody has written fails', () => {
  const { i18n } = setUp(() => Promise.resolve(english));
  expect(() => i18n.getFixedT(null, 'analysis')('income.headlineEmpty')).toThrow(
    'no text analysis:income.headlineEmpty',
  );
});
