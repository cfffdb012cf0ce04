import type { Suitability } from '@vp-digital/core/household';
import {
  createTestServices,
  json,
  openForCustomer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

const household = testHouseholdOf(6);
const { householdId, persons } = household.summary;
const nadine = persons[0]?.personId ?? '';

/** All that is asked: 20,000 € for eight years, of which 4,000 € can be lost. */
const answers: Suitability = {
  position: 0,
  amount: 2_000_000,
  horizonYears: 8,
  lossTolerance: 600_000,
  lossCapacity: 400_000,
  largestLoss: 500_000,
  understands: ['funds'],
  sustainability: 'no',
};
const answered = (given: Partial<Suitability> = {}) => ({
  ...household.sections,
  suitability: { items: { [nadine]: { ...answers, ...given } } },
});

async function open(sections: typeof household.sections, licensed = true) {
  const services = createTestServices([{ ...household, sections }]);
  const profile = licensed ? { investmentNumber: 'D-F-123-ABCD-12', investmentScopes: ['funds'] } : {};
  services.intercept(({ url }) =>
    url.pathname === '/api/settings/acting-advisor'
      ? json(200, { name: 'Petra Beispiel', isOwn: true, profile })
      : undefined,
  );
  await renderArea(beratung, { path: routes.investment.href({ householdId }), services });
  return services;
}

test('the smallest of three amounts binds, and says how much may be in shares', async () => {
  await open(answered());
  // 4,000 € ÷ 40 % = 10,000 €; it is 20 % of 20,000 €: class 3 (15 %), not 4 (25 %), whatever the horizon allows
  expect(await screen.findByText(/^Höchstens/)).toHaveTextContent(
    /^Höchstens 10\.000\s€ dürfen in Aktien liegen, Risikoklasse bis 3\.$/,
  );
  expect(screen.getByText('bindet')).toBeVisible();
  // A bad course of all 20,000 € in shares leaves 12,000 €, in today's money ÷ 1.02^8: 10,242 €
  expect(screen.getByRole('row', { name: /schlecht/ })).toHaveTextContent(/10\.242\s€/);
});

test('what was answered is recorded with the day and who has asked', async () => {
  const services = await open(answered());
  await userEvent.click(await screen.findByRole('button', { name: 'Rahmen festhalten' }));
  await waitFor(() =>
    expect(services.section(householdId, 'suitability').items[nadine]).toMatchObject({
      assessedOn: '2026-10-01',
      assessedBy: 'Petra Beispiel',
    }),
  );
});

test('nothing is filled in: what is missing is named, and without a licence nothing can be changed', async () => {
  await open(household.sections, false);
  expect(await screen.findByText(/^Für den Rahmen fehlt noch: Betrag oder Rate, /)).toBeVisible();
  expect((await screen.findAllByText(/keine Erlaubnis nach § 34f GewO/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Rahmen festhalten' })).toBeNull();
});

test('saver type and financial grade fill nothing in: with both everything is still asked', async () => {
  const growth = { position: 0, chanceGrowth: 5, chanceSwings: 5, answeredAt: '2026-10-01' };
  const own = { position: 0, ownGradeTenths: 10 };
  const services = await open(
    {
      ...household.sections,
      saverType: { items: { [nadine]: growth } },
      financialGrade: { items: { [nadine]: own } },
    },
    false,
  );
  expect(
    await screen.findByText(
      'Für den Rahmen fehlt noch: Betrag oder Rate, Anlagedauer, was auszuhalten ist, was zu tragen ist, der erlebte Verlust, was verstanden ist und Nachhaltigkeit.',
    ),
  ).toBeVisible();
  expect(services.section(householdId, 'suitability').items).toEqual({});
});

describe('an appointment that goes on', () => {
  const running = (place: 'video' | 'onSite') => ({
    ...answered(),
    appointments: {
      items: {
        [crypto.randomUUID()]: {
          position: 0,
          state: 'running' as const,
          begin: '2026-10-01T11:00',
          personIds: [nadine],
          occasion: 'advice' as const,
          themes: [],
          place,
        },
      },
    },
  });
  test('by video says what has to be recorded, and is locked until that is confirmed', async () => {
    await open(running('video'));
    const alert = await screen.findByText(
      /müssen dann aufgezeichnet und unverändert aufbewahrt werden \(§ 18a FinVermV\)/,
    );
    expect(alert).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rahmen festhalten' })).toBeNull();
    expect(screen.getAllByText('Erst die Aufzeichnung bestätigen.').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Die Aufzeichnung läuft/ }));
    expect(await screen.findByRole('button', { name: 'Rahmen festhalten' })).toBeVisible();
  });

  test('on site is recorded by nobody', async () => {
    await open(running('onSite'));
    expect(await screen.findByRole('button', { name: 'Rahmen festhalten' })).toBeVisible();
    expect(screen.queryByText(/§ 18a FinVermV/)).toBeNull();
  });
});

test('answers that do not go together are asked again', async () => {
  await open(answered({ owned: ['shares'] }));
  expect(await screen.findByText(/schon besessen wurden, aber nicht verstanden/)).toBeVisible();
});

test('the customer sees the frame in euros', async () => {
  const page = await openForCustomer(beratung, {
    hrefOf: routes.investment.href,
    household,
    sections: answered(),
  });
  expect(page).toHaveTextContent(/Höchstens 10\.000\s€ sollten bei Ihnen in Aktien liegen/);
});
