import type { CustomerPort } from '@vp-digital/core/shell';
import { waitFor } from '@testing-library/react';
import { openReferringArea } from './testing/referringArea';
import type * as Referring from './testing/referringArea';

/** Of a shell that shares no libraries: every area brings its own React, which counts from the beginning. */
const [first, second] = [isolated(), isolated()];

function isolated(): typeof Referring {
  let made: typeof Referring | undefined;
  jest.isolateModules(() => {
    made = jest.requireActual<typeof Referring>('./testing/referringArea');
  });
  if (!made) throw new Error('it is there at once');
  return made;
}

const look = { width: 1200, also: 340 } as const;
const customer: CustomerPort = { current: () => look, subscribe: () => () => {} };

const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list', 'fill'];

/** The ids that an element refers to. */
const referredBy = (element: Element): string[] =>
  references.flatMap((name) => {
    const value = element.getAttribute(name) ?? '';
    if (name === 'fill') return /^url\(#(.+)\)$/.exec(value)?.[1] ?? [];
    return value.split(/\s+/).filter(Boolean);
  });

/** No id is twice in the document; each reference leads to an element of its own area. */
function expectOwnIds(...areas: HTMLElement[]): void {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const area of areas) {
    const referred = [...area.querySelectorAll('*')].flatMap(referredBy);
    expect(referred.length).toBeGreaterThan(5);
    for (const id of referred)
      expect([id, area.querySelector(`[id="${CSS.escape(id)}"]`)]).not.toContain(null);
  }
}

test('a page and what stands beside it share no id, and a label leads into its own area', async () => {
  const page = await first.openReferringArea({ area: 'analysis', slot: 'page' });
  const side = await second.openReferringArea({ area: 'beratung', slot: 'side' });
  expectOwnIds(page.element, side.element);
  const label = [...side.element.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes('Was wurde gesagt?'),
  );
  expect(side.element).toContainElement(document.querySelector(`[id="${label?.htmlFor}"]`));
});

test('two areas side by side in a crossing share none: the newer page has the id of the page', async () => {
  const older = await first.openReferringArea({ area: 'analysis', slot: 'page' });
  const newer = await second.openReferringArea({ area: 'beratung', slot: 'page' });
  expectOwnIds(older.element, newer.element);
  expect(newer.element).toContainElement(document.getElementById('inhalt'));
  await newer.close();
  expect(older.element).toContainElement(document.getElementById('inhalt'));
});

test('one area mounted twice shares none with itself', async () => {
  const mounts = [
    await first.openReferringArea({ area: 'analysis', slot: 'page' }),
    await first.openReferringArea({ area: 'analysis', slot: 'page' }),
  ];
  expectOwnIds(...mounts.map(({ element }) => element));
});

test('the pages made for a customer, for two places, have ids and fills of their own', async () => {
  const page = await openReferringArea({ area: 'analysis', slot: 'page', customer });
  await waitFor(() => expect(document.querySelectorAll('[data-vp-customer-page] h1')).toHaveLength(2));
  const other = await first.openReferringArea({ area: 'beratung', slot: 'page' });
  expectOwnIds(page.element, other.element);
});
