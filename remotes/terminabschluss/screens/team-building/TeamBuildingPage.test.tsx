import {
  createTestServices,
  json,
  renderArea,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import terminabschluss from '../../mount';
import { monthsBefore } from './candidates';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const [jonas = '', aylin = ''] = musterhaus.summary.persons.map(({ personId }) => personId);

async function open(items: NonNullable<TestHousehold['sections']['jobInterests']>['items']) {
  const services = createTestServices([
    { ...musterhaus, sections: { ...musterhaus.sections, jobInterests: { items } } },
  ]);
  services.intercept(({ url }) =>
    url.pathname.endsWith('/team-invitations') ? json(200, { takesContacts: true, items: [] }) : undefined,
  );
  await renderArea(terminabschluss, { path: routes.teamBuilding.href({ householdId }), services });
  return () => services.section(householdId, 'jobInterests').items;
}

test('only who has agreed stands on the board; the others are named as lacking that', async () => {
  await open({
    [jonas]: {
      position: 0,
      answer: 'sideJob',
      agreedOn: '2026-09-01',
      stage: 'infoTalk',
      contactedOn: '2026-09-01',
    },
    [aylin]: { position: 1, answer: 'mainJob' },
  });
  const board = within(await screen.findByRole('list', { name: 'Interessierte nach Stand' }));
  expect(board.getByRole('region', { name: 'Jonas' })).toBeVisible();
  expect(board.queryByRole('region', { name: 'Aylin' })).toBeNull();
  expect(screen.getByText(/Einverständnis fehlt: Aylin/)).toBeVisible();
});

test('after six months without contact it is proposed to delete, and one press does', async () => {
  const stored = await open({
    [jonas]: {
      position: 0,
      answer: 'sideJob',
      agreedOn: '2026-01-05',
      stage: 'interest',
      contactedOn: '2026-03-31',
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Jonas' }));
  expect(card.getByText('Seit sechs Monaten kein Kontakt')).toBeVisible(); // the day is 1 October
  await userEvent.click(card.getByRole('button', { name: 'Eintrag löschen' }));
  await waitFor(() => expect(stored()).not.toHaveProperty(jonas));
});

test('who has ended stands below those who are on their way', async () => {
  await open({
    [jonas]: { position: 0, answer: 'sideJob', agreedOn: '2026-09-01', stage: 'ended' },
    [aylin]: { position: 1, answer: 'mainJob', agreedOn: '2026-09-01', stage: 'interest' },
  });
  const ended = (await screen.findByRole('region', { name: 'Jonas' })).closest('li');
  expect(ended).toHaveAttribute('data-ended', 'true');
  expect(screen.getByRole('region', { name: 'Aylin' }).closest('li')).not.toHaveAttribute('data-ended');
});

test('a contact on the day six months ago is not too old', () => {
  expect(monthsBefore('2026-10-01', 6)).toBe('2026-04-01');
});

test('with nobody the two ways are explained', async () => {
  await open({});
  expect(await screen.findByText('Zwei Wege ins Team')).toBeVisible();
});
