import { ownCore, defineScreen, type PageProps, type SectionData } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi, useSectionEditor } from '@vp-digital/core/services';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { useHouseholdId } from './routeParameters';
import {
  createTestServices,
  problemAnswer,
  renderArea,
  type RenderAreaOptions,
  testHouseholds,
} from './testing';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const [incomeId = ''] = Object.keys(musterhaus.sections.incomes?.items ?? {});
const place = `/items/${incomeId}/net`;

const documents = ['persons', 'addresses', 'employments', 'taxProfiles', 'incomes', 'contracts'] as const;

/** One field of one document. */
function NetPage({ stored }: PageProps<Pick<SectionData, 'incomes'>>) {
  const editor = useSectionEditor(useHouseholdId(), 'incomes');
  return (
    <label>
      Netto
      <input
        value={stored.incomes.items[incomeId]?.net ?? ''}
        onChange={({ target }) => editor.set(place, Number(target.value), 'Jonas: Netto')}
      />
    </label>
  );
}

const defineNetArea = (name: 'analysis' | 'haushalt', route: Parameters<typeof defineScreen>[0]) =>
  defineMicroApp(
    defineArea(name, [defineScreen(route, { page: async () => ({ default: NetPage }), documents })]),
    {
      areaApi: createAreaApi(name),
      ownCore,
      version: '1.0.0',
    },
  );
const analysis = defineNetArea('analysis', routes.income);
const overview = defineNetArea('haushalt', routes.householdOverview);

function start() {
  const services = createTestServices([musterhaus]); // checked above
  const open = (area = analysis, options: Partial<RenderAreaOptions> = {}) =>
    renderArea(area, { path: routes.income.href({ householdId }), services, ...options });
  const net = () => services.section(householdId, 'incomes').items[incomeId]?.net;
  return { services, open, net };
}

/** One change, so that one write is one write on a slow machine too. */
const retype = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const field = () => screen.findByRole('textbox', { name: 'Netto' });
const valueIn = (element: HTMLElement) => element.querySelector('input')?.value;

describe('two areas on one page', () => {
  test('show the same number as soon as one of them has saved', async () => {
    const { open, net } = start();
    const first = await open(analysis);
    const second = await open(overview, {
      shared: first.shared,
      path: routes.householdOverview.href({ householdId }),
    });
    await waitFor(() => expect(valueIn(second.element)).toBe(valueIn(first.element)));
    const input = first.element.querySelector('input');
    if (!input) throw new Error('the page has no field');
    retype(input, '330070');
    await act(() => first.mounted.save());
    expect(net()).toBe(330070);
    await waitFor(() => expect(valueIn(second.element)).toBe('330070'));
  });
});

describe('when the shell wants to leave', () => {
  const requestId = '22222222-0000-4000-8000-000000000001';
  const answer = ({ messages }: Awaited<ReturnType<typeof renderArea>>) =>
    messages.flatMap(({ type, payload }) => (type === 'setMicroAppDirty' ? [payload] : []));

  test('the area saves and answers that nothing is open', async () => {
    const { open, net } = start();
    const area = await open();
    retype(await field(), '330070');
    act(() => area.bus.send('navigationRequest', { requestId, to: '/haushalt' }));
    await waitFor(() => expect(answer(area)).toEqual([{ dirty: false, entries: [], requestId }]));
    expect(net()).toBe(330070);
  });

  test('what cannot be saved is named', async () => {
    const { open, services } = start();
    services.intercept(({ method }) => (method === 'PATCH' ? problemAnswer(422, 'invalid') : undefined));
    const area = await open();
    retype(await field(), '330070');
    act(() => area.bus.send('navigationRequest', { requestId, to: '/haushalt' }));
    const entries = [{ area: 'analysis', label: 'Jonas: Netto', state: 'failed' }];
    await waitFor(() => expect(answer(area)).toEqual([{ dirty: true, entries, requestId }]));
  });
});

test('the shell can lead the area to another of its pages', async () => {
  const { bus, path } = await start().open();
  act(() => bus.send('navigate', { to: '/haushalt' }));
  expect(path()).toBe('/haushalt');
});

test('personal data changed by another application is fetched anew', async () => {
  const { open, services } = start();
  const { bus } = await open();
  await field();
  let reads = 0;
  services.intercept(({ url }) => {
    if (url.pathname.endsWith('/graphql/person')) reads += 1;
    return undefined;
  });
  const change = { householdId, personId: householdId, sections: ['basicData' as const], version: 9 };
  act(() => bus.send('updatedPersonalData', change));
  await waitFor(() => expect(reads).toBe(1));
  act(() => bus.send('setRefetchPersonList', { householdId, refetch: true }));
  await waitFor(() => expect(reads).toBe(2));
});

describe('a token that ends while something is saved', () => {
  const given = (accessToken: string) => ({
    ok: true as const,
    accessToken,
    expiresAt: '2100-01-01T00:00:00.000Z',
  });

  /** Services that no longer take the first token; `exchanges` are the shell's answers, the last one for ever. */
  function expiring(exchanges: NonNullable<RenderAreaOptions['exchange']>[]) {
    const kit = start();
    let asked = 0;
    let writes = 0;
    let saving = false;
    kit.services.intercept(({ method }) => {
      if (method === 'PATCH') writes += 1;
      return saving && method === 'PATCH' && asked < 2 ? problemAnswer(401, 'unauthorized') : undefined;
    });
    const exchange = () => {
      asked += 1;
      return (exchanges[asked - 1] ?? exchanges.at(-1) ?? (() => given('one')))();
    };
    const type = async () => {
      const area = await kit.open(analysis, { exchange });
      saving = true;
      retype(await field(), '330070');
      return area;
    };
    return { ...kit, type, asked: () => asked, writes: () => writes };
  }

  const logouts = ({ messages }: Awaited<ReturnType<typeof renderArea>>) =>
    messages.filter(({ type }) => type === 'logout');

  test('is renewed once and silently, and the save succeeds once', async () => {
    const { type, asked, net, services } = expiring([() => given('one'), () => given('two')]);
    const area = await type();
    await act(() => area.mounted.save());
    expect(net()).toBe(330070);
    expect(services.writes).toHaveLength(1);
    expect(asked()).toBe(2);
    expect(logouts(area)).toEqual([]);
  });

  test('and is refused signs out, with the draft kept', async () => {
    const { open, type, net, services } = expiring([
      () => given('one'),
      () => ({ ok: false, error: 'the renewal answered 400' }),
    ]);
    const area = await type();
    await act(() => area.mounted.save());
    expect(logouts(area)).toEqual([{ type: 'logout', payload: { reason: 'unauthorized' } }]);
    expect(services.writes).toHaveLength(0);
    await act(() => area.mounted.unmount());
    area.element.remove();
    services.intercept(() => undefined);
    await open();
    await waitFor(() => expect(net()).toBe(330070));
  });

  test('and cannot be renewed now signs nobody out; the save goes through when it can', async () => {
    const { type, net, writes } = expiring([
      () => given('one'),
      () => ({ ok: false, error: 'unreachable' }),
      () => given('two'),
    ]);
    const area = await type();
    await act(() => area.mounted.save());
    await waitFor(() => expect(net()).toBe(330070));
    expect(logouts(area)).toEqual([]);
    expect(writes()).toBe(2);
  });
});
