import { ownCore, defineScreen, type PageProps, type SectionData } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { clearDrafts, createAreaApi } from '@vp-digital/core/services';
import { MoneyField } from '@vp-digital/core/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMicroApp } from '../defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from '../testing';
import { useEntry } from './useEntry';

const [musterfeld] = testHouseholds;
const { householdId } = musterfeld.summary;
const [[assetId, asset] = []] = Object.entries(musterfeld.sections.assets?.items ?? {});
if (!assetId || !asset) throw new Error('the first asset is missing');

/** A field, and what follows from it elsewhere on the page. */
function FieldPage({ stored }: PageProps<Pick<SectionData, 'assets'>>) {
  const value = stored.assets.items[assetId as string];
  const entry = useEntry({ section: 'assets', id: assetId, value });
  return (
    <main tabIndex={-1}>
      <MoneyField {...entry.field('value', 'Wert')} max={1_000_000_00} />
      <output>{value?.value}</output>
    </main>
  );
}

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, { page: async () => ({ default: FieldPage }), documents: ['assets'] }),
  ]),
  { areaApi: createAreaApi('analysis'), ownCore, version: '1.0.0' },
);

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
/** As a browser does it, where nobody waits for what React does later. */
async function type(field: HTMLInputElement, text: string): Promise<void> {
  const written = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  written?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
}

/** The page with its field, and what follows from it. */
async function open(services = createTestServices([musterfeld])) {
  const { mounted, element, messages } = await renderArea(area, {
    path: routes.income.href({ householdId }),
    services,
    user: { id: 'petra' },
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Wert' });
  const follows = screen.getByRole('status');
  const end = async () => {
    await act(() => mounted.unmount());
    element.remove();
  };
  return { field, before: follows.textContent, follows, end, messages };
}

test('a key is seen in its field at once, and on the rest of the page as soon as there is time', async () => {
  const { field, before, follows } = await open();
  act(() => field.focus());

  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await type(field, '4711');
  expect(field).toHaveValue('4711');
  expect(follows).toHaveTextContent(before);
  await waitFor(() => expect(follows).toHaveTextContent('471100'));

  await type(field, '4712');
  expect(follows).toHaveTextContent('471100');
  field.blur();
  await Promise.resolve();
  expect(follows).toHaveTextContent('471200'); // who leaves a field sees everything that follows from it
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

test('where the browser schedules tasks, what follows from a key waits for the frame of the key, and for nothing when the field is left', async () => {
  const tasks: (() => void)[] = [];
  Object.assign(window, { scheduler: { postTask: (task: () => void) => tasks.push(task) } });
  try {
    const { field, before, follows } = await open();
    act(() => field.focus());

    environment.IS_REACT_ACT_ENVIRONMENT = false;
    await type(field, '4711');
    await new Promise((resolve) => setTimeout(resolve));
    expect(follows).toHaveTextContent(before);
    await waitFor(() => expect(tasks).toHaveLength(1));
    tasks.forEach((task) => task());
    await waitFor(() => expect(follows).toHaveTextContent('471100'));

    await type(field, '4712');
    field.blur();
    await Promise.resolve();
    expect(follows).toHaveTextContent('471200');
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    Reflect.deleteProperty(window, 'scheduler');
  }
});

describe('an amount beyond its bound', () => {
  async function openEmptied() {
    const user = userEvent.setup();
    const opened = await open();
    await user.clear(opened.field);
    return { user, ...opened };
  }

  test('leaves in store what stood there before, not its first digits; the text stays, with why', async () => {
    const { user, field, before, follows } = await openEmptied();
    await user.type(field, '9999');
    await waitFor(() => expect(follows).toHaveTextContent('999900'));
    await user.type(field, '999999');
    await user.tab();
    expect(field).toHaveValue('9999999999');
    expect(field).toBeInvalid();
    await waitFor(() => expect(follows).toHaveTextContent(before ?? ''));
  });

  test('is saved as soon as it is corrected', async () => {
    const { user, field, follows } = await openEmptied();
    await user.type(field, '9999999999');
    await user.tab();
    await user.clear(field);
    await user.type(field, '12');
    await user.tab();
    expect(field).toBeValid();
    await waitFor(() => expect(follows).toHaveTextContent('1200'));
  });
});

describe('an amount on its way to a larger one', () => {
  const value = (services: ReturnType<typeof createTestServices>) =>
    services.section(householdId, 'assets').items[assetId]?.value;

  afterEach(() => clearDrafts('petra'));

  test('is not saved when the session ends meanwhile, and is there again as what was begun', async () => {
    const services = createTestServices([musterfeld]);
    const before = value(services);
    const first = await open(services);
    await userEvent.clear(first.field);
    await userEvent.type(first.field, '4');
    await new Promise((resolve) => setTimeout(resolve, 1_000)); // longer than the pause that saves
    expect(value(services)).toBe(before);
    await first.end(); // another tab has signed out

    const { field, messages } = await open(services);
    await waitFor(() => expect(field).toHaveValue('4,00'));
    expect(messages).toContainEqual(
      expect.objectContaining({
        payload: expect.objectContaining({ text: expect.stringContaining('zu tippen begonnen') }),
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(value(services)).toBe(before);
    await userEvent.type(field, '{Control>}a{/Control}4200');
    await userEvent.tab();
    await waitFor(() => expect(value(services)).toBe(4_200_00));
  });
});
