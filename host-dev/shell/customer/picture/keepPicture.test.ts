import { keepPicture } from './keepPicture';

afterEach(() => document.body.replaceChildren());

const setUp = () => {
  const source = document.body.appendChild(document.createElement('div'));
  source.innerHTML = '<h1>Suche</h1><p data-vp-customer>Netto <b>5.450 €</b></p>';
  const picture = document.body.appendChild(document.createElement('div'));
  const onDrawn = jest.fn();
  document.title = 'Einkommen';
  const kept = keepPicture({ source, picture, onDrawn });
  kept.set({ hideAmounts: false, frozen: false });
  const amount = source.querySelector('b');
  if (!amount) throw new Error('no amount');
  return { source, picture, kept, amount, onDrawn };
};

/** Changes of a page are told after the current task's promises. */
const told = () => Promise.resolve();

test('the picture follows the page', async () => {
  const { source, picture, amount, onDrawn } = setUp();
  amount.textContent = '5.515 €';
  await told();
  expect(picture.textContent).toBe('Netto 5.515 €');
  source.innerHTML = '<p>andere Seite</p>';
  await told();
  expect(picture.textContent).toBe('');
  expect(onDrawn).toHaveBeenLastCalledWith({ blocks: 0, title: 'Einkommen' });
});

test('frozen, it stays; its amounts can be hidden and come back all the same', async () => {
  const { picture, kept, amount } = setUp();
  kept.set({ hideAmounts: false, frozen: true });
  amount.textContent = '1 €';
  await told();
  expect(picture.textContent).toBe('Netto 5.450 €');
  kept.set({ hideAmounts: true, frozen: true });
  expect(picture.textContent).toBe('Netto •\u00a0•\u00a0• €');
  kept.set({ hideAmounts: false, frozen: true });
  expect(picture.textContent).toBe('Netto 5.450 €');
  kept.set({ hideAmounts: false, frozen: false });
  expect(picture.textContent).toBe('Netto 1 €');
});

test('hidden amounts stay hidden through every change', async () => {
  const { picture, kept, amount } = setUp();
  kept.set({ hideAmounts: true, frozen: false });
  amount.textContent = '5.515 €';
  await told();
  expect(picture.textContent).toBe('Netto •\u00a0•\u00a0• €');
});

test('an element of the page is found in the picture; what is not marked has no place there', () => {
  const { source, picture, kept, amount } = setUp();
  expect(kept.copyOf(amount)).toBe(picture.querySelector('b'));
  const heading = source.querySelector('h1');
  expect(heading && kept.copyOf(heading)).toBeUndefined();
});

test('after the end nothing is drawn any more', async () => {
  const { picture, kept, amount } = setUp();
  kept.stop();
  amount.textContent = '1 €';
  await told();
  expect(picture.textContent).toBe('Netto 5.450 €');
});
