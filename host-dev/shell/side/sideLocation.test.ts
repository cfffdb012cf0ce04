import { createSideLocation } from './sideLocation';

/** A shell's location that goes wherever it is asked to. */
function createPage(start: string) {
  let path = start;
  const listeners = new Set<(path: string) => void>();
  return {
    current: () => path,
    navigate: (to: string) => {
      path = to;
      for (const listener of listeners) listener(to);
    },
    subscribe: (listener: (path: string) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

test('the slot stays on its screen, and is told which page stands beside it', () => {
  const page = createPage('/haushalt/2/uebersicht?person=1');
  const side = createSideLocation(page, '/recap');
  const heard: string[] = [];
  const stop = side.subscribe((path) => heard.push(path));
  expect(side.current()).toBe('/recap?herkunft=%2Fhaushalt%2F2%2Fuebersicht%3Fperson%3D1');
  page.navigate('/haushalt');
  expect(heard).toEqual(['/recap?herkunft=%2Fhaushalt']);
  stop();
  page.navigate('/');
  expect(heard).toHaveLength(1);
});

test('a way that leads away is taken by the page', () => {
  const page = createPage('/haushalt/2/uebersicht');
  createSideLocation(page, '/recap').navigate('/haushalt/2/analyse/einkommen');
  expect(page.current()).toBe('/haushalt/2/analyse/einkommen');
});
