import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const retired = sampleHouseholds[4];
if (!retired) throw new Error('the sample is there');

/** Gerd and Helga, of whose pensions only the gross is told; when they retired, nobody has said. */
async function open() {
  const { incomes, employments } = documentsOf(retired);
  const household = testHousehold({
    ...retired,
    sections: {
      ...retired.sections,
      incomes: {
        items: Object.fromEntries(
          Object.entries(incomes.items).map(([id, { net, ...income }]) => [
            id,
            income.kind === 'capital' ? { ...income, net } : { ...income, netFrom: 'estimate' },
          ]),
        ),
      },
      employments: {
        items: Object.fromEntries(
          Object.entries(employments.items).map(([id, { since: _, ...job }]) => [id, job]),
        ),
      },
    },
  });
  const { householdId } = household.summary;
  const path = routes.income.href({ householdId });
  await renderArea(analysis, {
    path,
    services: createTestServices([household]),
    now: '2026-10-01T08:00:00Z',
  });
}

test('a pension asks for its start, and then tells its net as an estimate', async () => {
  await open();
  const pension = within(await screen.findByRole('group', { name: 'Gesetzliche Rente von Helga' }));
  expect(pension.getByText(/Zum Schätzen fehlt noch/)).toHaveTextContent('Beginn der Rente');
  const start = pension.getByRole('textbox', { name: /^Beginn der Rente/ });
  await userEvent.click(start);
  await userEvent.paste('01.03.2024');
  await userEvent.tab();
  await waitFor(() => expect(pension.getByText('Netto, geschätzt')).toBeVisible());
  expect(pension.queryByText(/Zum Schätzen fehlt noch/)).toBeNull();
  expect(pension.getByText(/Einkommensteuer auf alle Renten/)).toBeVisible();
});
