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
