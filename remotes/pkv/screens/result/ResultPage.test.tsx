import type { HealthPlan } from '@vp-digital/core/household';
import type { SampleNumber } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pkv from '../../mount';

const warned = Object.fromEntries(
  ['return', 'family', 'income', 'belowFund', 'disclosure', 'oldAge'].map((key) => [key, '2026-11-01']),
);

function opened(
  plan: Partial<HealthPlan> = {},
  weights: Record<string, 'must'> = { chiefPhysician: 'must' },
  sample: SampleNumber = 6,
) {
  const { sections, ...rest } = testHouseholdOf(sample);
  const id = rest.summary.persons[0]?.personId ?? '';
  const before = sections.healthPlans?.items?.[id];
  const household = {
    ...rest,
    sections: {
      ...sections,
      healthPlans: { items: { [id]: { position: 0, ...before, ...plan } } },
      healthWishes: { items: { [id]: { position: 0, weights } } },
    },
  };
  const { householdId } = rest.summary;
  const services = createTestServices([household]);
  const path = routes.pkvResult.href({ householdId });
  return { householdId, services, open: () => renderArea(pkv, { path, services }) };
}

const reason = 'Nadine will den Arzt im Krankenhaus selbst wählen und legt den Unterschied zurück.';

test('three ways of equal rank: stay at 648, with supplement at 701, private at 388', async () => {
  await opened().open();
  const way = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await way('Gesetzlich bleiben')).getByText('648')).toBeVisible();
  // 648,39 and 52,40: between 46 at 30 and 54 at 35, at 34
  expect((await way('Gesetzlich mit Zusatz')).getByText(/^70[01]$/)).toBeVisible();
  expect((await way('Privat versichern')).getByText('388')).toBeVisible();
  expect((await way('Gesetzlich bleiben')).getByText(/Nicht oder nur wenig: Chefarzt/)).toBeVisible();
});

test('the way that is advised says so', async () => {
  await opened({ recommendation: 'stay', reason }).open();
  expect(
    within(await screen.findByRole('region', { name: 'Gesetzlich bleiben' })).getByText('unser Rat'),
  ).toBeVisible();
  expect(screen.getAllByText('unser Rat')).toHaveLength(1);
});

test('a "Ja" to a private tariff is kept as "später" while something is open, also in the cart', async () => {
  const { services, householdId, open } = opened({ decision: 'private', decidedOn: '2026-11-20', reason });
  await open();
  expect(
    await screen.findByText(
      'Später, offen: Empfang des Informationsblatts, Geld für das Alter und Bestätigung der Hinweise',
    ),
  ).toBeVisible();
  expect(screen.getByText('Stopp: Vorher wird nichts gekündigt')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  await waitFor(() => {
    const [position] = Object.values(services.section(householdId, 'cartPositions').items);
    expect(position).toMatchObject({ line: 'healthFull', title: 'Muster Komfort', reason });
    expect(Object.values(position?.decisions ?? {})).toMatchObject([{ decision: 'later' }]);
  });
});

test('with the sheet, money for old age and all warnings it is accepted', async () => {
  const { services, householdId, open } = opened({
    decision: 'private',
    reason,
    warned,
    informationSheetOn: '2026-11-19',
    oldAgeMonth: 14_000,
  });
  await open();
  expect(await screen.findByText('entschieden')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  await waitFor(() => {
    const [position] = Object.values(services.section(householdId, 'cartPositions').items);
    expect(position).toMatchObject({ informationSheetOn: '2026-11-19', oldAgeMonth: 14_000 });
    expect(Object.values(position?.decisions ?? {})).toMatchObject([{ decision: 'accepted' }]);
  });
});

test('warnings are confirmed one by one, with the day', async () => {
  const { services, householdId, open } = opened();
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Kinder und Partner/ }));
  await waitFor(() =>
    expect(
      Object.keys(Object.values(services.section(householdId, 'healthPlans').items)[0]?.warned ?? {}),
    ).toEqual(['family']),
  );
  expect(screen.getByText('5 offen')).toBeVisible();
});

test('without wishes there is no advice', async () => {
  await opened({}, {}).open();
  expect(await screen.findByText('Noch kein Rat möglich')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Rat/ })).toBeDisabled();
});

test('of the self-employed no employer is to be told, and the private way costs what the costs say', async () => {
  await opened({ decision: 'private', reason }, { chiefPhysician: 'must' }, 3).open();
  const own = within(await screen.findByRole('region', { name: 'Privat versichern' }));
  expect(own.getByText('1.035')).toBeVisible(); // 1.161 for the fund, 126 less
  expect(own.getByText('davon Kinder und Partner')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Nächste Schritte' }));
  expect(steps.getByText('Kasse kündigen')).toBeVisible();
  expect(steps.queryByText(/informieren/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Zuschuss des Arbeitgebers/)).not.toBeInTheDocument();
});
