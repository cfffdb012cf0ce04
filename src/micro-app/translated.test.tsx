import { ownCore, defineScreen } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import type { CustomerPort } from '@vp-digital/core/shell';
import { Dialog } from '@vp-digital/core/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea } from './testing';

/** As browsers translate: every text in elements of their own, which replace it; not where the page forbids it. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // the walker shows texts only
  for (const text of texts) {
    if (text.parentElement?.closest('[translate="no"]')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

let amount = 3_235;

function FiguresPage() {
  const [shown, setShown] = useState(amount);
  const [isAsking, setAsking] = useState(false);
  const raise = () => {
    amount += 100;
    setShown(amount);
  };
  return (
    <main tabIndex={-1}>
      <p role="note">Netto {shown} €</p>
      {shown > 3_400 && 'Mehr als zuvor'}
      <button type="button" onClick={raise}>
        Erhöhen
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        Fragen
      </button>
      <Dialog
        title={`Bei ${shown} €`}
        opened={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <button type="button" onClick={raise}>
            Noch mehr
          </button>
        }
      >
        <p role="note">Es sind {shown} €</p>
      </Dialog>
    </main>
  );
}

const CustomersPage = () => <h1>Ihr Netto: {amount} €</h1>;

const area = defineMicroApp(
  defineArea('haushalt', [
    defineScreen(routes.householdSearch, {
      page: async () => ({ default: FiguresPage }),
      customer: async () => ({ default: CustomersPage }),
    }),
  ]),
  { areaApi: createAreaApi('haushalt'), ownCore, version: '1.0.0' },
);

const look = { width: 1200 } as const;
const customer: CustomerPort = { current: () => look, subscribe: () => () => {} };

const open = () => renderArea(area, { path: '/haushalt', services: createTestServices([]), customer });
const customersPage = (element: Element) => element.querySelector('[data-vp-customer-page]');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  amount = 3_235;
});

test('while the browser translates, every figure stays that of the data and parts come and go', async () => {
  await open();
  translate();
  await press('Erhöhen');
  expect(screen.getByRole('note')).toHaveTextContent('Netto 3335 €');
  translate();
  await press('Erhöhen');
  expect(screen.getByRole('main')).toHaveTextContent('Netto 3435 €Mehr als zuvor');
});

test('the same in a dialog, which stands outside of the area', async () => {
  await open();
  await press('Fragen');
  await screen.findByRole('dialog', { name: 'Bei 3235 €' });
  translate();
  await press('Noch mehr');
  expect(await screen.findByRole('dialog', { name: 'Bei 3335 €' })).toHaveTextContent('Es sind 3335 €');
});

test('the same in the page made for the customer', async () => {
  const { element } = await open();
  await waitFor(() => expect(customersPage(element)).toHaveTextContent('Ihr Netto: 3235 €'));
  translate();
  expect(customersPage(element)?.querySelector('font')).toBeNull();
});
