import { keepPicture } from './keepPicture';

beforeEach(() => jest.useFakeTimers());
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

/** Changes of a page are reported after the current task's promises, and drawn at most ten times a second. */
const observed = async () => {
  await Promise.resolve();
  jest.advanceTimersByTime(100);
};

test('the picture follows the page', async () => {
  const { source, picture, amount, onDrawn } = setUp();
  amount.textContent = '5.515 €';
  await observed();
  expect(picture.textContent).toBe('Netto 5.515 €');
  source.innerHTML = '<p>andere Seite</p>';
  await observed();
  expect(picture.textContent).toBe('');
  expect(onDrawn).toHaveBeenLastCalledWith({ blocks: 0, path: undefined, title: 'Einkommen' });
});

test('frozen, it stays; its amounts can be hidden and come back all the same', async () => {
  const { picture, kept, amount } = setUp();
  kept.set({ hideAmounts: false, frozen: true });
  amount.textContent = '1 €';
  await observed();
  expect(picture.textContent).toBe('Netto 5.450 €');
  kept.set({ hideAmounts: true, frozen: true });
  expect(picture.textContent).toBe('Netto •\u00a0•\u00a0• €');
  kept.set({ hideAmounts: false, frozen: true });
  expect(picture.textContent).toBe('Netto 5.450 €');
  kept.set({ hideAmounts: false, frozen: false });
  expect(picture.textContent).toBe('Netto 1 €');
});

test('in a place that comes while the picture is frozen nothing is seen of what the advisor has opened since', async () => {
  const { source, picture, amount } = setUp();
  const sibling = document.body.appendChild(document.createElement('div'));
  const onDrawn = jest.fn();
  const kept = keepPicture({ source, picture: sibling, onDrawn });
  kept.set({ hideAmounts: false, frozen: true });
  amount.textContent = '1 €';
  await observed();
  expect(sibling.textContent).toBe('');
  expect(onDrawn).toHaveBeenLastCalledWith({ blocks: 0, path: undefined, title: '' });
  kept.set({ hideAmounts: false, frozen: false });
  expect(sibling.textContent).toBe('Netto 1 €');
  expect(picture.textContent).toBe('Netto 1 €');
});

test('hidden amounts stay hidden through every change', async () => {
  const { picture, kept, amount } = setUp();
  kept.set({ hideAmounts: true, frozen: false });
  amount.textContent = '5.515 €';
  await observed();
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
  await observed();
  expect(picture.textContent).toBe('Netto 5.450 €');
});

test('what changes often is drawn ten times a second, the last of it too', async () => {
  const { picture, amount, onDrawn } = setUp();
  onDrawn.mockClear();
  for (const value of ['1 €', '2 €', '3 €']) {
    amount.textContent = value;
    await Promise.resolve();
    jest.advanceTimersByTime(20);
  }
  expect(onDrawn).not.toHaveBeenCalled();
  jest.advanceTimersByTime(40);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  expect(picture.textContent).toBe('Netto 3 €');
});

test('what the customer does not see draws nothing, and what looks the same stays as it is', async () => {
  const { source, picture, amount, onDrawn } = setUp();
  const before = picture.firstElementChild;
  onDrawn.mockClear();
  source.querySelector('h1')?.replaceChildren('Andere Suche');
  await observed();
  expect(onDrawn).not.toHaveBeenCalled();
  amount.dataset['key'] = '2'; // seen by nobody
  await observed();
  expect(onDrawn).toHaveBeenCalled();
  expect(picture.firstElementChild).toBe(before);
});

test('what was drawn anew and looks the same is still found by who points at it', async () => {
  const { source, picture, kept, amount } = setUp();
  const before = picture.firstElementChild;
  const same = amount.cloneNode(true) as Element; // a clone is of the same kind
  amount.replaceWith(same);
  await observed();
  expect(picture.firstElementChild).toBe(before);
  expect(kept.copyOf(same)).toBeDefined();
  expect(picture.contains(kept.copyOf(same) ?? source)).toBe(true);
});

test('where a page is made for the customer it stands for the blocks, under its own heading; calculations follow', async () => {
  const { source, picture, onDrawn } = setUp();
  const page = document.createElement('div');
  page.toggleAttribute('data-vp-customer', true);
  page.setAttribute('data-vp-customer-page', '/haushalt/:householdId/analyse/einkommen');
  page.innerHTML = '<h1>Ihr Einkommen</h1>';
  const sheet = document.createElement('div');
  sheet.innerHTML = '<div data-side-sheet data-vp-customer>Rechenweg</div>';
  source.append(sheet, page);
  await observed();
  expect(picture.textContent).toBe('Ihr EinkommenRechenweg');
  expect(picture.querySelectorAll('[data-page] h1')).toHaveLength(1);
  expect(onDrawn).toHaveBeenLastCalledWith({
    blocks: 2,
    path: '/haushalt/:householdId/analyse/einkommen',
    title: undefined,
  });
});

test('who points at a figure or a section finds the one of the same name on the page made for the customer', async () => {
  const { source, picture, kept } = setUp();
  source.innerHTML = `<section><h2>Aylin</h2><p>Netto</p></section>
    <span data-figure="reserve"><b>2,8</b></span><p>anderes</p>
    <div data-vp-customer data-vp-customer-page><h1>Ihr Überblick</h1>
      <span data-figure="reserve"><section><h2>Reserve</h2></section></span>
      <section><h2>Einkommen</h2><dl><div><dt>Gehalt Aylin</dt><dd>1 €</dd></div></dl></section></div>`;
  await observed();
  const found = (selector: string) => {
    const element = source.querySelector(selector);
    return element ? kept.copyOf(element)?.textContent : undefined;
  };
  expect(found('[data-figure] b')).toBe('Reserve');
  expect(found('section p')).toBe('Gehalt Aylin1 €');
  expect(found(':scope > p')).toBeUndefined();
  expect(picture.querySelectorAll('h1')).toHaveLength(1);
});
