import { createShellLocation } from './shellLocation';

/** A shell lives as long as its page; between tests its listeners go. */
const listening: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listening.push([type, listener]);
    add(type, listener);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const [type, listener] of listening.splice(0)) window.removeEventListener(type, listener);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

test('an allowed way changes the address and tells the listeners', async () => {
  const location = createShellLocation(async () => true);
  const seen: string[] = [];
  location.subscribe((path) => seen.push(path));
  location.navigate('/haushalt');
  await settled();
  expect(window.location.pathname).toBe('/haushalt');
  expect(seen).toEqual(['/haushalt']);
});

test('a refused way changes nothing', async () => {
  const location = createShellLocation(async () => false);
  location.navigate('/haushalt');
  await settled();
  expect(window.location.pathname).toBe('/start');
  expect(location.current()).toBe('/start');
});

test('a step back that is refused is taken back', async () => {
  let allowed = true;
  const location = createShellLocation(async () => allowed);
  location.navigate('/eins');
  await settled();
  allowed = false;
  window.history.back();
  await settled();
  await settled();
  expect(window.location.pathname).toBe('/eins');
  expect(location.current()).toBe('/eins');
});

test('a step back that is allowed is followed', async () => {
  const location = createShellLocation(async () => true);
  location.navigate('/eins');
  await settled();
  window.history.back();
  await settled();
  expect(location.current()).toBe('/start');
});

test('another origin is never gone to', async () => {
  const location = createShellLocation(async () => true);
  location.navigate('//evil.example');
  await settled();
  expect(location.current()).toBe('/start');
});
