import { formatMoney, formatPercent, type Language } from '@vp-digital/core/reference/format';
import * as fc from 'fast-check';
import { hidden, hideAmounts, withoutAmounts } from './hideAmounts';

const picture = (markup: string) => {
  const element = document.createElement('div');
  element.innerHTML = markup;
  hideAmounts(element);
  return element;
};

test.each([
  ['Von 5.450 € im Monat bleiben 566 € frei.', `Von ${hidden} € im Monat bleiben ${hidden} € frei.`],
  ['€1,234.50 a month', `€${hidden} a month`],
  ['85 EUR', `${hidden} EUR`],
  ['−1.505,00', `−${hidden}`],
  ['532', hidden],
  ['85', hidden],
  ['1,2 Mio. €', `${hidden} Mio. €`],
  ['https://beratung.example/e/ABCD2345EFGH 566', `https://beratung.example/e/ABCD2345EFGH ${hidden}`],
  ['Rate 85 mtl.', `Rate ${hidden} mtl.`],
])('%s becomes %s', (text, expected) => expect(withoutAmounts(text)).toBe(expected));

test.each([
  '10,4 %',
  '18.6%',
  '2,8 Monate',
  'Ziel 3 Monate',
  'Wohnfläche 120\u00a0m²',
  '1.250 m²',
  '3,5 Zimmer',
  'https://beratung.example:8443/e/ABCD2345EFGH',
  '2.5 rooms',
  'Stand 01.10.2026',
  'bis 10/2031',
  'Rechtsstand 2026',
  'Jonas, 38',
  '2 Erwachsene, 2 Kinder',
])('%s stays', (text) => expect(withoutAmounts(text)).toBe(text));

test('an amount and its unit in elements of their own are one', () => {
  const { textContent } = picture('<b>85</b><span> € mtl.</span><b>35</b><span>%</span><i>2,8</i> Monate');
  expect(textContent).toBe(`${hidden} € mtl.35%2,8 Monate`);
});

test('what stands before a home is an amount all the same', () => {
  expect(withoutAmounts('12,50 € je m², 900 mtl. für 3 Zimmer')).toBe(
    `${hidden} € je m², ${hidden} mtl. für 3 Zimmer`,
  );
});

test('figures of two cells are two', () => {
  expect(picture('<p>12</p><p>50</p>').textContent).toBe(hidden + hidden);
});

test('what stands in a field is hidden, unless it is a share or a date', () => {
  const { textContent } = picture(
    '<p>Netto <span data-typed>2000</span></p><p>Zins <span data-typed>12</span> %</p><p><span data-typed>01.10.2026</span></p>',
  );
  expect(textContent).toBe(`Netto ${hidden}Zins 12 %01.10.2026`);
});

test('amounts are not heard either', () => {
  const element = picture(
    '<div role="img" aria-label="Netto 5.450 €, davon 35 %" aria-valuenow="5450" title="85 €"></div>',
  );
  expect(element.innerHTML).not.toMatch(/5\.?450|85/);
  expect(element.innerHTML).toContain('davon 35 %');
});

test('no amount that our formatting writes is left, in either language; every share is', () => {
  const amounts = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });
  const shares = fc.double({ min: 0, max: 9, noNaN: true });
  const languages = fc.constantFrom<Language>('de', 'en');
  fc.assert(
    fc.property(amounts, shares, languages, (cents, share, language) => {
      const asPercent = formatPercent(share, language);
      const text = withoutAmounts(`${formatMoney(cents, language, { fraction: 'cents' })} – ${asPercent}`);
      expect(text.replace(asPercent, '')).not.toMatch(/\d/);
      expect(text).toContain(asPercent);
    }),
  );
});
