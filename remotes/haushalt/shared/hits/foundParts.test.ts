import { foundParts } from './foundParts';

const marked = (text: string, query: string) =>
  foundParts(text, query)
    .map(({ part, found }) => (found ? `[${part}]` : part))
    .join('');

test.each([
  ['Musterhaus, Jonas & Aylin', 'musterh', '[Musterh]aus, Jonas & Aylin'],
  ['Müller, Jörg', 'mull jor', '[Müll]er, [Jör]g'],
  ['86150 Augsburg', '861', '[861]50 Augsburg'],
  ['Musterhaus, Jonas', 'onas', 'Musterhaus, Jonas'],
  ['Musterhaus', '', 'Musterhaus'],
])('in %s the search for %s marks %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
