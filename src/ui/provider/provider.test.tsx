import { renderUi } from '../testing';
import { portalRoot } from './portalRoot';

test('there is one portal root per version on a page, and it carries the scope of the styles', () => {
  const first = portalRoot('1.2.3');
  expect(portalRoot('1.2.3')).toBe(first);
  expect(first).toHaveAttribute('data-vp-ui', '1.2.3');
  expect(portalRoot('2.0.0-beta.1')).not.toBe(first);
});

test('nothing is written into the document: no style element, no attribute on its root', () => {
  renderUi(<p>Inhalt</p>);
  expect(document.querySelectorAll('style')).toHaveLength(0);
  expect(document.documentElement.getAttributeNames()).toEqual([]);
});
