import { setScenarioValue } from '@vp-digital/core/forms';
import { emptySection, goalTaskId } from '@vp-digital/core/household';
import {
  createTestServices,
  openForCustomer,
  renderArea,
  type RenderAreaOptions,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const noBreak = /\u00a0/g;

async function open(
  hrefOf: (parameters: { householdId: string }) => string,
  sections: TestHousehold['sections'] = {},
  options: Partial<RenderAreaOptions> = {},
) {
  const services = createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, ...sections } }]);
  const { state } = await renderArea(analysis, { path: hrefOf({ householdId }), services, ...options });
  return { services, state, recap: () => services.section(householdId, 'recap').items };
}

/** The tile of a figure by its word. */
async function tryOut(figure: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: figure });
  const tile = heading.closest('div') ?? document.body;
  await userEvent.click(await within(tile).findByRole('button', { name: 'Was wäre, wenn?' }));
  return within(await screen.findByRole('region', { name: `Was wäre, wenn: ${figure}` }));
}

const drag = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } });
const textOf = (element: HTMLElement) => element.textContent?.replaceAll(noBreak, ' ');

test('the free amount is dragged where it stands, says what follows, and writes nothing', async () => {
  const { services, state } = await open(routes.expenses.href);
  const before = JSON.stringify(services.section(householdId, 'expenses'));
  const card = await tryOut('Frei verfügbar');
  const slider = card.getByRole('slider', { name: 'Frei verfügbar' });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^566.€ mtl\.$/));
  drag(slider, 666_00);
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^666.€ mtl\., heute 566.€ mtl\.$/));
  expect(card.getByText('Was-wäre-wenn')).toBeInTheDocument();
  expect(textOf(card.getByRole('row', { name: /Sparpotenzial/ }))).toBe('Sparpotenzial903 €983 €');
  expect(screen.getByText(/Sie leben von/)).toHaveTextContent('566 € frei');
  expect(state().session.dirty).toEqual({});
  await userEvent.click(card.getByRole('button', { name: 'Was-wäre-wenn verwerfen' }));
  expect(card.queryByText('Was-wäre-wenn')).not.toBeInTheDocument();
  expect(JSON.stringify(services.section(householdId, 'expenses'))).toBe(before);
});

test('a savings rate that is typed says its amount, and what the month then lacks', async () => {
  await open(routes.contracts.href);
  const card = await tryOut('Sparquote');
  const field = card.getByRole('textbox', { name: 'Sparquote' });
  await userEvent.clear(field);
  await userEvent.type(field, '15');
  expect(textOf(card.getByRole('row', { name: /Frei verfügbar/ }))).toMatch(/^Frei verfügbar566 €199 €$/);
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  expect(card.getByText(/So viel ist nicht frei: Im Monat fehlen/)).toBeInTheDocument();
});

test('a goal is remembered once for each figure, as a task of the recap', async () => {
  const { recap, state } = await open(routes.expenses.href);
  const card = await tryOut('Frei verfügbar');
  const slider = card.getByRole('slider', { name: 'Frei verfügbar' });
  for (const value of [666_00, 766_00]) {
    drag(slider, value);
    await userEvent.click(await card.findByRole('button', { name: 'Als Ziel merken' }));
    await waitFor(() => expect(state().session.dirty).toEqual({}));
  }
  const goal = recap()[goalTaskId('freeAmount')];
  expect(goal).toMatchObject({ kind: 'task', done: false });
  expect(goal?.text.replaceAll(noBreak, ' ')).toBe('Ziel: 766 € im Monat frei haben (heute 566 €).');
  expect(card.getByRole('alert')).toHaveTextContent('Als Ziel gemerkt');
  expect(slider).toHaveValue('56600'); // what is, is as it was
  expect(Object.values(recap()).filter(({ text }) => text.startsWith('Ziel: '))).toHaveLength(1);
});

test('whoever may not write into the recap tries out all the same, and is offered no goal', async () => {
  const held = Object.values(permissions).filter((one) => one !== permissions.sectionReport);
  await open(routes.expenses.href, {}, { user: { permissions: held } });
  const card = await tryOut('Frei verfügbar');
  drag(card.getByRole('slider'), 666_00);
  expect(card.getByText('Was-wäre-wenn')).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Als Ziel merken' })).not.toBeInTheDocument();
});

test('nothing is tried of what is not known', async () => {
  await open(routes.expenses.href, { incomes: emptySection('incomes') });
  await screen.findByRole('heading', { level: 2, name: 'Frei verfügbar' });
  expect(screen.queryByRole('button', { name: 'Was wäre, wenn?' })).not.toBeInTheDocument();
});

test('the rate of a follow-up financing is tried, and each rate says what it leaves free', async () => {
  const { recap, state } = await open(routes.contracts.href);
  await userEvent.click(await screen.findByRole('tab', { name: /Kredite/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Immobilienkredit|Baufinanzierung/ }));
  const table = await screen.findByRole('table', { name: 'Anschlussfinanzierung' });
  expect(textOf(within(table).getByRole('row', { name: /^3,5/ }))).toMatch(
    /^3,5 %1\.169,88 €−90,12 €65\d,\d\d €$/,
  );
  const slider = await screen.findByRole('slider', { name: 'Zins der Anschlussfinanzierung' });
  drag(slider, 415);
  const results = screen.getByRole('table', { name: 'Was daraus folgt' });
  expect(within(results).getByRole('row', { name: /^Rate/ })).toHaveTextContent('1.260,00');
  await userEvent.click(screen.getByRole('button', { name: 'Als Ziel merken' }));
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(Object.values(recap()).at(-1)?.text).toMatch(
    /^Ziel: Anschlussfinanzierung zu höchstens.4,15.%,.Rate.1\.24\d.€.im.Monat\.$/,
  );
});

describe('the customer sees', () => {
  const forCustomer = (hrefOf: (parameters: { householdId: string }) => string) =>
    openForCustomer(analysis, { hrefOf, household: musterhaus, sections: {}, language: 'de' });

  test('what is tried out, marked as that, beside what is, for as long as it is tried', async () => {
    const page = await forCustomer(routes.expenses.href);
    expect(page).not.toHaveTextContent('Was-wäre-wenn');
    act(() => setScenarioValue('freeAmount', 666_00));
    expect(page).toHaveTextContent(/666.€ mtl\.Was-wäre-wennheute 566.€ mtl\.Im Jahr wären das \+1\.200.€\./);
    expect(page).toHaveTextContent('bleiben Ihnen 566 € frei');
    act(() => setScenarioValue('freeAmount', undefined));
    expect(page).not.toHaveTextContent('Was-wäre-wenn');
  });

  test('nothing of it where what was tried is what is by now', async () => {
    const page = await forCustomer(routes.expenses.href);
    act(() => setScenarioValue('freeAmount', 566_00));
    expect(page).toHaveTextContent('bleiben Ihnen 566 € frei');
    expect(page).not.toHaveTextContent('Was-wäre-wenn');
    act(() => setScenarioValue('freeAmount', undefined));
  });

  test('the rate of a follow-up financing that is tried, with what it leaves free', async () => {
    const contracts = Object.entries(musterhaus.sections.contracts?.items ?? {});
    const [id] = contracts.find(([, { line }]) => line === 'mortgage') ?? [''];
    const page = await forCustomer(routes.contracts.href);
    act(() => setScenarioValue(`followUp/${id}`, 400));
    expect(page).toHaveTextContent(
      /4,0.% ?Was-wäre-wennheute 1,65.%Die Rate wäre 1\.227.€ im Monat, 59\d.€ blieben frei\./,
    );
    act(() => setScenarioValue(`followUp/${id}`, undefined));
    expect(page).not.toHaveTextContent('Was-wäre-wenn');
  });
});
