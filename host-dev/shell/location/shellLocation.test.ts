import { appSegments } from '@vp-digital/core/reference';
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
  delete document.documentElement.dataset['base'];
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

test.each(Object.keys(appSegments))(
  'behind %s every address is the same, and the segment stays',
  async (segment) => {
    window.history.replaceState(null, '', `/${segment}/haushalt/42/uebersicht?person=1`);
    const asked: string[][] = [];
    const location = createShellLocation(async (...ways) => {
      asked.push(ways);
      return true;
    });
    const seen: string[] = [];
    location.subscribe((path) => seen.push(path));
    expect(location.current()).toBe('/haushalt/42/uebersicht?person=1');
    expect(location.address()).toBe(`/${segment}/haushalt/42/uebersicht?person=1`);
    location.navigate('/haushalt/42/verwalten');
    await settled();
    window.history.back();
    await settled();
    expect(seen).toEqual(['/haushalt/42/verwalten', '/haushalt/42/uebersicht?person=1']);
    expect(asked).toEqual([
      ['/haushalt/42/verwalten', '/haushalt/42/uebersicht?person=1'],
      ['/haushalt/42/uebersicht?person=1', '/haushalt/42/verwalten'],
    ]);
    expect(window.location.pathname).toBe(`/${segment}/haushalt/42/uebersicht`);
  },
);

test('a remembered address brings its own segment, which takes the place of the other', () => {
  window.history.replaceState(null, '', '/vpd/anmeldung');
  const location = createShellLocation(async () => true);
  location.replace('/budget/haushalt/42/uebersicht');
  expect(window.location.pathname).toBe('/budget/haushalt/42/uebersicht');
  expect(location.current()).toBe('/haushalt/42/uebersicht');
});

test('a segment before another origin is no segment', () => {
  window.history.replaceState(null, '', '/vpd//evil.example/haushalt');
  const location = createShellLocation(async () => true);
  expect(location.current()).toBe('/vpd//evil.example/haushalt');
});

describe.each(['/vpd', '/apps/advice'])('under %s, which a proxy takes off', (base) => {
  const openAt = (address: string, mayLeave = async () => true) => {
    document.documentElement.dataset['base'] = base;
    window.history.replaceState(null, '', base + address);
    return createShellLocation(mayLeave);
  };

  test('no area sees it, and every address that is written has it', async () => {
    const location = openAt('/haushalt/1/uebersicht?person=2');
    expect(location.current()).toBe('/haushalt/1/uebersicht?person=2');
    location.navigate('/haushalt');
    await settled();
    expect(window.location.pathname).toBe(`${base}/haushalt`);
    expect(location.current()).toBe('/haushalt');
    location.replace('/anmeldung?x=1');
    expect(window.location.pathname + window.location.search).toBe(`${base}/anmeldung?x=1`);
    expect(location.href?.('/haushalt?modus=anlegen')).toBe(`${base}/haushalt?modus=anlegen`);
  });

  test('its own root is the root, and an app segment stands behind it', () => {
    expect(openAt('').current()).toBe('/');
    expect(openAt('/').current()).toBe('/');
    const [segment] = Object.keys(appSegments);
    const location = openAt(`/${segment}/haushalt`);
    expect([location.address(), location.current()]).toEqual([`/${segment}/haushalt`, '/haushalt']);
  });

  test('a step back is followed, or taken back', async () => {
    let allowed = true;
    const location = openAt('/start', async () => allowed);
    location.navigate('/eins');
    await settled();
    allowed = false;
    window.history.back();
    await settled();
    await settled();
    expect([window.location.pathname, location.current()]).toEqual([`${base}/eins`, '/eins']);
    allowed = true;
    window.history.back();
    await settled();
    expect(location.current()).toBe('/start');
  });
});
