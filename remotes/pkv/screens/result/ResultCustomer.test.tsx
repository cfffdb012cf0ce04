import { openForCustomer, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import pkv from '../../mount';

function opened(route: 'pkvBenefits' | 'pkvTariffs' | 'pkvDental' | 'pkvComparison' | 'pkvResult') {
  const household = testHouseholdOf(6);
  const id = household.summary.persons[0]?.personId ?? '';
  return openForCustomer(pkv, {
    hrefOf: routes[route].href,
    household,
    sections: {
      healthPlans: {
        items: { [id]: { position: 0, tariff: 'komfort', recommendation: 'private', decision: 'private' } },
      },
      healthWishes: {
        items: { [id]: { position: 0, weights: { chiefPhysician: 'must' }, chosen: ['komfort'] } },
      },
    },
  });
}

test('the customer reads the three ways, and that a yes waits for what is open', async () => {
  const page = await opened('pkvResult');
  expect(page).toHaveTextContent('Unser Rat: privat versichern.');
  expect(page).toHaveTextContent(/Ihr Ja ist festgehalten. Es gilt später, offen ist noch: der Empfang des/);
});

test('what matters, and what of it the fund and the tariffs meet', async () => {
  const wishes = await opened('pkvBenefits');
  expect(wishes).toHaveTextContent('Eine Leistung ist Ihnen unverzichtbar.');
  document.body.replaceChildren();
  const tariffs = await opened('pkvTariffs');
  expect(tariffs).toHaveTextContent(/Gesetzlich bleiben.*Unverzichtbares, das fehlt1 von 1.*Muster Komfort/);
});

test('the pages of an area and of the comparison begin with the fund', async () => {
  const teeth = await opened('pkvDental');
  expect(teeth).toHaveTextContent(/Gesetzlich bleiben.*ZahnersatzFestzuschuss.*Muster Start/);
  document.body.replaceChildren();
  const comparison = await opened('pkvComparison');
  expect(comparison).toHaveTextContent(/Gesetzlich bleiben.*Chefarztdiensthabender Arzt.*Muster Komfort/);
});
