import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import gespraechszusammenfassung from '../../mount';

const lena = testHouseholdOf(1);

test('the customer reads what was decided and is to be done, never what is internal', async () => {
  const entry = (kind: 'decision' | 'task' | 'note', text: string, visibility: 'customer' | 'internal') => ({
    kind,
    text,
    visibility,
    position: 0,
    writtenAt: '2026-10-01T09:00:00.000Z',
    done: false,
    inReport: true,
  });
  const items = {
    '11111111-0000-4000-8000-000000000001': {
      ...entry('decision', 'Wir sparen 100 € mehr', 'customer'),
      isAdvice: true,
      adviceReason: 'Die Rente reicht nicht',
    },
    '11111111-0000-4000-8000-000000000002': entry('task', 'Lohnzettel mitbringen', 'customer'),
    '11111111-0000-4000-8000-000000000003': entry('note', 'Streit ums Haus', 'internal'),
  };
  await renderArea(gespraechszusammenfassung, {
    path: routes.recap.href({ householdId: lena.summary.householdId }),
    services: createTestServices([{ ...lena, sections: { ...lena.sections, recap: { items } } }]),
    customer: customerLooks,
  });
  const page = await customersPage();
  expect(page).toHaveTextContent('Wir haben 2 Punkte festgehalten.');
  expect(page).toHaveTextContent('Das ist entschiedenWir sparen 100 € mehrDie Rente reicht nicht');
  expect(page).toHaveTextContent('Lohnzettel mitbringenBeratungoffen');
  expect(page).not.toHaveTextContent('Streit');
});
