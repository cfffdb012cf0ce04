import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import type { SectionData } from '@vp-digital/core/household';
import { featureFlags, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const path = routes.householdOverview.href({ householdId });
const { sections } = musterhaus;

const open = (stored: Partial<SectionData> = {}, flags?: Parameters<typeof renderArea>[1]['flags']) =>
  renderArea(haushalt, {
    path,
    services: createTestServices([{ ...musterhaus, sections: { ...sections, ...stored } }]),
    ...(flags && { flags }),
  });

const tile = async (name: string) => within(await screen.findByRole('region', { name }));
const plain = ({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' ');

test('the topics that come first stand with what is missing and how much of it is covered', async () => {
  await open();
  const topics = await tile('Themencheck');
  expect(topics.getAllByRole('listitem').map(plain)).toEqual([
    expect.stringMatching(/^1Arbeitskraft AylinGrundbedarf · \d+ % gedeckt533 € mtl\.Lücke$/),
    expect.stringMatching(/^2Absicherung im Todesfall .*200\.140 €Lücke$/),
    expect.stringMatching(/^3Ruhestand.*877 € mtl\.Lücke$/),
  ]);
  expect(topics.getAllByRole('img', { name: /gedeckt$/ })).toHaveLength(3);
  expect(topics.getByRole('link', { name: 'Vergleich: Themencheck' })).toHaveAttribute(
    'href',
    routes.comparison.href({ householdId }),
  );
});

test('what is not known is neither open nor covered: the way leads to the comparison', async () => {
  await open({ contracts: { items: {} } });
  const topics = await tile('Themencheck');
  expect(topics.getByText('Was fehlt, ist noch nicht bekannt.')).toBeVisible();
  expect(topics.getByRole('link', { name: 'Zum Vergleich' })).toBeVisible();
  expect(topics.queryByText(/gedeckt/)).toBeNull();
});

test('goals stand by their dates, each with what is saved; further ones are counted', async () => {
  await open();
  const goals = await tile('Ziele');
  const [first, ...others] = goals.getAllByRole('listitem').map(plain);
  expect(first).toMatch(/^PV-Anlage10\/202714\.000 €\d+ % angespart$/);
  expect(others).toHaveLength(3);
  expect(goals.getByText('und 1 weiteres')).toBeVisible();
});

test('without a goal the way to the first one stands there', async () => {
  await open({ goals: { items: {} } });
  const goals = await tile('Ziele');
  expect(goals.getByText('Noch kein Wunsch festgehalten.')).toBeVisible();
  expect(goals.getByRole('link', { name: 'Ziel erfassen' })).toHaveAttribute(
    'href',
    routes.wishesAndGoals.href({ householdId }),
  );
});

test('the grade stands beside what the grown think themselves, where it is switched on', async () => {
  const [jonas = '', aylin = ''] = Object.keys(sections.persons?.items ?? {});
  await open(
    {
      financialGrade: {
        items: { [jonas]: { position: 0, ownGradeTenths: 20, feltSecurity: 4 }, [aylin]: { position: 1 } },
      },
    },
    {
      isEnabled: (name) => name === featureFlags.financialGradeFlow,
      settled: () => true,
      subscribe: () => () => {},
    },
  );
  const grade = await tile('Finanznote');
  expect(grade.getByText('2,6')).toBeVisible();
  expect(grade.getByRole('link', { name: 'Einschätzen und auflösen: Finanznote' })).toHaveAttribute(
    'href',
    routes.financialGrade.href({ householdId }),
  );
  await waitFor(() => expect(grade.getByText('Eigene Note von Jonas')).toBeVisible());
  expect(grade.getByText('2,0')).toBeVisible();
  expect(grade.getByText('4 von 5')).toBeVisible();
  expect(grade.queryByText(/Aylin/)).toBeNull();
  await userEvent.click(grade.getByRole('button', { name: /So haben wir gerechnet/ }));
  const sheet = within(await screen.findByRole('complementary'));
  expect(await sheet.findByText('Existenzschutz, gedeckter Teil')).toBeVisible();
  expect(sheet.getAllByText(/^Wert .*, Gewicht /).length).toBeGreaterThanOrEqual(4);
});

test('where the grade is switched off its tile is not there', async () => {
  await open();
  await tile('Themencheck');
  expect(screen.queryByRole('region', { name: 'Finanznote' })).toBeNull();
});

test('what lies in the cart stands with what the household has said to it; what was taken out is not counted', async () => {
  const [jonas = '', aylin = ''] = Object.keys(sections.persons?.items ?? {});
  const position = {
    position: 0,
    kind: 'widget',
    title: 'Rente bei Berufsunfähigkeit',
    personId: aylin,
  } as const;
  const accepted = { [jonas]: { decision: 'accepted' as const }, [aylin]: { decision: 'accepted' as const } };
  await open({
    cartPositions: {
      items: {
        '88888888-0000-4000-8000-000000000001': position,
        '88888888-0000-4000-8000-000000000002': {
          position: 1,
          kind: 'widget',
          title: 'Hausrat neu ordnen',
          decisions: accepted,
        },
        '88888888-0000-4000-8000-000000000003': { ...position, position: 2, discardedOn: '2026-11-01' },
      },
    },
  });
  const cart = await tile('Warenkorb');
  expect(cart.getByText('2 Positionen')).toBeVisible();
  expect(cart.getAllByRole('listitem').map(plain)).toEqual([
    'Rente bei Berufsunfähigkeit, Aylinnoch nichts entschieden',
    'Hausrat neu ordnenJa',
  ]);
  expect(cart.getByRole('link', { name: 'Warenkorb öffnen: Warenkorb' })).toHaveAttribute(
    'href',
    routes.shoppingCart.href({ householdId }),
  );
});

test('while the cart is empty the way to the advice stands there', async () => {
  await open({ cartPositions: { items: {} } });
  const cart = await tile('Warenkorb');
  expect(cart.getByText('Noch liegt nichts im Warenkorb.')).toBeVisible();
  expect(cart.getByRole('link', { name: 'Zur Beratung' })).toHaveAttribute(
    'href',
    routes.advice.href({ householdId }),
  );
});
