import { act, renderHook } from '@testing-library/react';
import type { Telephones } from '@vp-digital/core/contracts';
import type { ServiceRuntime } from '@vp-digital/core/services';
import { shellApi } from '../../../session/shellApi';
import { useTelephones } from './useTelephones';

const personId = '5b6c1f8e-2d0a-4f7b-9c3e-1a2b3c4d5e6f';
const otherView = '0d9c8b7a-6f5e-4d3c-8b2a-190f8e7d6c5b';

const telephone = {
  telephoneId: '9f8e7d6c-5b4a-4938-8271-6f5e4d3c2b1a',
  url: 'https://example.org/telefon/ABCD',
  state: 'connected',
  codeUntil: '2026-10-01T10:02:00Z',
  endsAt: '2026-10-01T11:00:00Z',
} as const;

const said = (viewId?: string): Telephones => ({
  ...(viewId !== undefined && { viewId }),
  partners: [{ personId, firstName: 'Jonas', ...(viewId !== undefined && { telephone }) }],
});

beforeEach(() => {
  jest.useFakeTimers();
  shellApi.connect({
    config: { services: { households: '/api/households' } },
    tokens: { get: async () => 'token', forget: () => {} },
  } as unknown as ServiceRuntime); // what is called here
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The view, and the services that answer for whoever has let telephones in. */
async function open(viewId?: string) {
  let holder = viewId;
  const calls: string[] = [];
  globalThis.fetch = jest.fn(async (address: string, options: RequestInit = {}) => {
    calls.push(`${options.method} ${address}`);
    const body = typeof options.body === 'string' ? options.body : '{}';
    const { viewId: sent } = JSON.parse(body) as { viewId?: string };
    if (address.endsWith('/telephones')) holder = sent;
    const isRefused = address.endsWith('/end') && holder !== undefined && sent !== holder;
    return { ok: !isRefused, status: isRefused ? 409 : 200, json: async () => said(holder) };
  }) as unknown as typeof fetch;
  const onTaken = jest.fn();
  const rendered = renderHook(() => useTelephones('household', onTaken));
  const passed = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await passed(0);
  const hold = (next: string | undefined) => {
    holder = next;
  };
  return { ...rendered, onTaken, passed, calls, hold };
}

test('what another view has let in is not this view’s, which goes on', async () => {
  const { result, onTaken, passed } = await open(otherView);
  await passed(2_100);
  expect(result.current.partners).toEqual([{ personId, firstName: 'Jonas' }]);
  expect(onTaken).not.toHaveBeenCalled();
});

test('a view whose telephones another one has taken over ends', async () => {
  const { result, onTaken, passed, hold } = await open();
  await act(async () => result.current.take((await result.current.calls.open(personId)).answer));
  expect(result.current.partners[0]?.telephone?.state).toBe('connected');
  await passed(2_100);
  expect(onTaken).not.toHaveBeenCalled();
  hold(otherView);
  await passed(2_100);
  expect(onTaken).toHaveBeenCalled();
});

test('a list that was asked for before the question was taken away brings it not back', async () => {
  const { result, passed } = await open();
  await act(async () => result.current.take((await result.current.calls.open(personId)).answer));
  const { viewId } = result.current.calls;
  const question = { questionId: otherView, question: { kind: 'ownGrade' as const }, answeredBy: [] };
  const kept = { ok: true, status: 200, json: async () => ({ ...said(viewId), question }) };
  let arrive = (_answer: object) => {};
  globalThis.fetch = jest.fn(
    () => new Promise((resolve) => (arrive = resolve as typeof arrive)),
  ) as unknown as typeof fetch;
  await passed(2_100);
  act(() => result.current.take({ kind: 'telephones', telephones: said(viewId) }));
  await act(async () => arrive(kept));
  await passed(0);
  expect(result.current.question).toBeUndefined();
  await passed(2_100);
  await act(async () => arrive(kept));
  await passed(0);
  expect(result.current.question?.questionId).toBe(otherView);
});
