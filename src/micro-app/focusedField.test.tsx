import { defineArea, page, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea } from './testing';

let showFields: (shown: boolean) => void;

function FieldsPage() {
  const [shown, setShown] = useState(false);
  showFields = setShown;
  return (
    <main>
      <button type="button">Anderes</button>
      {shown && <input name="netto" aria-label="Netto" />}
    </main>
  );
}

const area = defineMicroApp(
  defineArea('haushalt', [page(routes.householdSearch, async () => ({ default: FieldsPage }))]),
  { texts: { de: {}, en: {} }, areaApi: createAreaApi('haushalt'), version: '1.0.0' },
);

const open = (path: string) => renderArea(area, { path, services: createTestServices([]) });

test('the field that the address names has the focus as soon as it is there', async () => {
  await open('/haushalt?fokus=netto');
  await screen.findByRole('button');
  act(() => showFields(true));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Netto' })).toHaveFocus());
});

test('who has begun to use the page keeps the focus', async () => {
  await open('/haushalt?fokus=netto');
  const other = await screen.findByRole('button');
  other.focus();
  other.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  act(() => showFields(true));
  expect(await screen.findByRole('textbox')).not.toHaveFocus();
});

test('an odd name harms nothing', async () => {
  await open(`/haushalt?fokus=${encodeURIComponent('"] , *')}`);
  act(() => showFields(true));
  expect(await screen.findByRole('textbox')).not.toHaveFocus();
});
