import { ownCore, page, type PageProps, type SectionData } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { MoneyField } from '@vp-digital/core/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { defineMicroApp } from '../defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from '../testing';
import { useEntry } from './useEntry';

const [musterfeld] = testHouseholds;
const { householdId } = musterfeld.summary;
const [[assetId, asset] = []] = Object.entries(musterfeld.sections.assets?.items ?? {});
if (!assetId || !asset) throw new Error('the first asset is missing');

/** A field, and what follows from it elsewhere on the page. */
function FieldPage({ stored }: PageProps<Pick<SectionData, 'assets'>>) {
  const value = stored.assets.items[assetId as string];
  const entry = useEntry({ section: 'assets', id: assetId, value });
  return (
    <main tabIndex={-1}>
      <MoneyField {...entry.field('value', 'Wert')} max={1_000_000_00} />
      <output>{value?.value}</output>
    </main>
  );
}

const area = defineMicroApp(
  defineArea('analysis', [
    page(routes.income, async () => ({ default: FieldPage }), { documents: ['assets'] }),
  ]),
  { areaApi: createAreaApi('analysis'), ownCore, version: '1.0.0' },
);

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
/** As a browser does it, where nobody waits for what React does later. */
async function type(field: HTMLInputElement, text: string): Promise<void> {
  const written = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  written?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
}

test('a key is seen in its field at once, and on the rest of the page as soon as there is time', async () => {
  const services = createTestServices([musterfeld]);
  await renderArea(area, { path: routes.income.href({ householdId }), services });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Wert' });
  const follows = screen.getByRole('status');
  const before = follows.textContent;
  act(() => field.focus());

  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await type(field, '4711');
  expect(field).toHaveValue('4711');
  expect(follows).toHaveTextContent(before);
  await waitFor(() => expect(follows).toHaveTextContent('471100'));

  await type(field, '4712');
  expect(follows).toHaveTextContent('471100');
  field.blur();
  await Promise.resolve();
  expect(follows).toHaveTextContent('471200'); // who leaves a field sees everything that follows from it
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
