import { pointBySmall } from './pointBySmall';

afterEach(() => document.body.replaceChildren());

/** A window in which a page of 800 px stands 100 px from its left, and a small picture of a quarter of that. */
function setUp() {
  const customer = document.implementation.createHTMLDocument();
  customer.body.innerHTML = '<div><main><p data-pointer>Text</p></main><div data-pointer hidden></div></div>';
  document.body.innerHTML = '<section><div><div inert></div></div><p>Nächste Frage</p></section>';
  const element = (page: Document, selector: string) => {
    const found = page.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  const small = element(document, 'section > div');
  element(customer, 'main').getBoundingClientRect = () => new DOMRect(100, 0, 800, 1_600);
  small.getBoundingClientRect = () => new DOMRect(10, 20, 200, 400);
  Object.defineProperties(small, { clientWidth: { value: 200 } });
  Object.defineProperties(customer.documentElement, { clientHeight: { value: 900 } });
  const move = (target: Element, clientX: number, clientY: number) =>
    target.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX, clientY }));
  const stop = pointBySmall(small, customer);
  return {
    small,
    move,
    stop,
    ring: element(customer, 'main + div'),
    drawn: element(customer, 'main p'),
    words: element(document, 'section > p'),
  };
}

test('the ring of the window is where the small picture is pointed at; what is drawn there is none, whatever it is called', () => {
  const { small, move, ring, drawn, words } = setUp();
  move(small, 60, 120);
  expect(ring.hidden).toBe(false);
  expect(ring.style.translate).toBe('300px 400px');
  expect([drawn.hidden, drawn.style.translate]).toEqual([false, '']);
  move(words, 60, 120);
  expect(ring.hidden).toBe(true);
});

test('the notes around hear nothing of it, and it ends with the pointing', () => {
  const { small, move, stop, ring } = setUp();
  const around = jest.fn();
  document.body.addEventListener('pointermove', around);
  move(small, 60, 120);
  expect(around).not.toHaveBeenCalled();
  stop();
  expect(ring.hidden).toBe(true);
  move(small, 60, 120);
  expect(ring.hidden).toBe(true);
  expect(around).toHaveBeenCalled();
  document.body.removeEventListener('pointermove', around);
});
