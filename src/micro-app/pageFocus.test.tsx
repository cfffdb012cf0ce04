import { Link } from '@vp-digital/core/libs/router';
import { ownCore, defineScreen } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea } from './testing';

let showFields: (shown: boolean) => void;

function FieldsPage() {
  const [shown, setShown] = useState(false);
  showFields = setShown;
  return (
    <main tabIndex={-1}>
      <button type="button">Anderes</button>
      {shown && (
        <aside tabIndex={-1} ref={(sheet) => sheet?.focus()}>
          <input name="netto" aria-label="Netto" />
        </aside>
      )}
    </main>
  );
}

const LinkPage = () => (
  <main tabIndex={-1}>
    <Link to="/haushalt">Weiter</Link>
  </main>
);

const area = defineMicroApp(
  defineArea('haushalt', [
    defineScreen(routes.householdSearch, { page: async () => ({ default: FieldsPage }) }),
    defineScreen(routes.advisorSelection, { page: async () => ({ default: LinkPage }) }),
  ]),
  {
    areaApi: createAreaApi('haushalt'),
    ownCore,
    version: '1.0.0',
  },
);

const open = (path: string) => renderArea(area, { path, services: createTestServices([]) });

test('the first page leaves the keyboard at the top, the next one gives the focus to its content', async () => {
  await open('/beraterauswahl');
  const link = await screen.findByRole('link', { name: 'Weiter' });
  expect(document.body).toHaveFocus();
  await userEvent.click(link);
  await screen.findByRole('button', { name: 'Anderes' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('the field that the address names has the focus as soon as it is there, out of the sheet that took it', async () => {
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
