import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

const open = (search = '', sections: TestHousehold['sections'] = {}, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, {
    hrefOf: (household) => routes.analysis.href(household) + search,
    household: musterhaus,
    sections,
    language,
  });

test('the customer is told what is known, area by area', async () => {
  const page = await open();
  expect(page).toHaveTextContent('Ihre Analyse, Jonas und Aylin');
  expect(page).toHaveTextContent(/Einkommen.*5\.450 € mtl\./);
  expect(page).toHaveTextContent(/Ihr Bild ist (zu \d+ % )?vollständig\./);
});

test('what is open is counted, and what it leads to is the next step', async () => {
  const page = await open('', { expenses: { items: {} } });
  expect(page).toHaveTextContent(/Ausgaben\d+ Angaben? fehl(t|en) nochnoch offen/);
  expect(page).toHaveTextContent(/Ihr Bild ist zu \d+ % vollständig\./);
  expect(page).toHaveTextContent(/Nächster Schritt: Was noch fehltDanach sehen wir \d+ Ergebnisse mehr\./);
});

test('while the first questions are asked the customer sees the picture that they make, not the questions', async () => {
  const page = await open('?blatt=schnell-check');
  expect(page).toHaveTextContent(/bleiben/);
  await waitFor(() => expect(page).toHaveTextContent(/Haushaltsnetto5\.450/));
  expect(page).not.toHaveTextContent(/Frage \d/);
});

test('the customer is told whose pay is not in the figures yet', async () => {
  const [jonas = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});
  const items = Object.entries(musterhaus.sections.incomes?.items ?? {}).filter(
    ([, income]) => income.personId === jonas,
  );
  const page = await open('?blatt=schnell-check', { incomes: { items: Object.fromEntries(items) } });
  expect(page).toHaveTextContent('Das Bild beginnt, sobald auch das Einkommen von Aylin bekannt ist.');
  await waitFor(() => expect(page).toHaveTextContent('Darin fehlt noch das Einkommen von Aylin.'));
});

test('in English too', async () => {
  expect(await open('', {}, 'en')).toHaveTextContent(/Your picture is/);
});
