import { createBrowserLocation } from '.';

beforeEach(() => window.history.replaceState(undefined, '', '/haushalt'));

test('navigating changes the address and is heard once', () => {
  const heard: string[] = [];
  const location = createBrowserLocation();
  const unsubscribe = location.subscribe((path) => heard.push(path));
  location.navigate('/haushalt/1/uebersicht?person=2');
  location.navigate('/haushalt/1/uebersicht?person=3', { replace: true });
  unsubscribe();
  location.navigate('/anmeldung');
  expect(heard).toEqual(['/haushalt/1/uebersicht?person=2', '/haushalt/1/uebersicht?person=3']);
  expect(location.current()).toBe('/anmeldung');
});

test('a shell that pushes by itself is heard through a popstate', () => {
  const heard: string[] = [];
  createBrowserLocation().subscribe((path) => heard.push(path));
  window.history.pushState(undefined, '', '/beraterauswahl');
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toEqual(['/beraterauswahl']);
});

test.each(['https://example.org/', '//example.org', 'javascript:alert(1)', '/\\example.org'])(
  '%s is no path of this page',
  (address) => {
    expect(() => createBrowserLocation().navigate(address)).toThrow('not a path');
  },
);
