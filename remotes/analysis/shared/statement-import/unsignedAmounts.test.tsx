import { createTestServices, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';
import { rememberedMappings } from '../file-import/mappings';
import { readInThisThread } from '../file-import/testing/localWorker';
import { readStatement } from './reading/readStatement';

const [, household] = testHouseholds;
const path = routes.expenses.href({ householdId: household.summary.householdId });

readInThisThread(readStatement);

async function choose(file: string): Promise<void> {
  await renderArea(analysis, { path, services: createTestServices([household]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Kontoauszug einlesen' }));
  await userEvent.upload(
    screen.getByLabelText(/Datei wählen/, { selector: 'input' }),
    new File([file], 'umsaetze.csv'),
    { applyAccept: false },
  );
}

const lines = [
  '02.03.2026;Supermarkt Beispiel;60,00',
  '16.03.2026;Supermarkt Beispiel;40,00',
  '31.03.2026;Kiosk;5,00',
];
const unsigned = ['Von: 01.03.2026', 'Bis: 31.03.2026', '', 'Datum;Name;Betrag', ...lines, ''].join('\n');
const asked = () => screen.getByRole('combobox', { name: /^Beträge ohne Minus sind/ });

test('what amounts without a sign are is asked where nothing says it, and remembered for the layout', async () => {
  await choose(unsigned);
  expect(await screen.findByText('Alle Beträge sind als Eingänge gelesen')).toBeInTheDocument();
  await userEvent.click(asked());
  await userEvent.click(screen.getByRole('option', { name: 'Ausgaben (Liste einer Kreditkarte)' }));
  const expenses = await screen.findByRole('region', { name: 'Ausgaben aus dem Kontoauszug' });
  expect(await within(expenses).findByRole('checkbox', { name: /^Lebensmittel/ })).toBeInTheDocument();
  expect(screen.queryByText('Alle Beträge sind als Eingänge gelesen')).not.toBeInTheDocument();
  await userEvent.click(within(expenses).getByRole('checkbox', { name: /^Was in Lebensmittel steht/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Position(en)? übernehmen$/ }));
  await waitFor(() =>
    expect(Object.values(rememberedMappings())).toContainEqual(expect.objectContaining({ day: 0, spent: 2 })),
  );
});

test('a list that was taken for one of a card can be read as bookings of an account', async () => {
  await choose(unsigned.replace('Datum;Name', 'Kaufdatum;Händler'));
  await screen.findByRole('region', { name: 'Ausgaben aus dem Kontoauszug' });
  expect(asked()).toHaveTextContent('Ausgaben (Liste einer Kreditkarte)');
  await userEvent.click(asked());
  await userEvent.click(screen.getByRole('option', { name: 'Eingänge (Umsätze eines Kontos)' }));
  expect(await screen.findByText('Alle Beträge sind als Eingänge gelesen')).toBeInTheDocument();
});

test('where a balance does not fit what was booked before it, the day is said', async () => {
  await choose(
    'Buchungstag;Name;Betrag;Kontostand\n02.03.2026;Kiosk;-12,00;988,00\n08.03.2026;Laden;-20,00;968,00\n10.03.2026;Kino;-10,00;888,00\n31.03.2026;Werk;100,00;988,00\n',
  );
  expect(await screen.findByText('Die Salden der Datei passen nicht zu ihren Buchungen')).toBeInTheDocument();
  expect(screen.getByText(/Zum ersten Mal/)).toHaveTextContent(/am 10\.03\.2026, um 70,00\s€\./);
});
