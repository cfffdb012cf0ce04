import { tabPage } from './tabPage';

const page = (path: string, tab?: string) => ({
  path,
  title: { de: path, en: path },
  menuCodes: [],
  signedIn: true,
  ...(tab !== undefined && { tab: { de: tab, en: tab } }),
});
const pages = [page('/plain'), page('/first', 'Analyse'), page('/second', 'Analyse')];

test('the tab of an area is the first of its pages that claims it', () => {
  expect(tabPage(pages, () => true)?.path).toBe('/first');
});

test('who may not open that one is led to the next; without any there is no tab', () => {
  expect(tabPage(pages, ({ path }) => path !== '/first')?.path).toBe('/second');
  expect(tabPage(pages, ({ path }) => path === '/plain')).toBeUndefined();
});
