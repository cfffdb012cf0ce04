import {
  newLinkCode,
  type PictureRequest,
  type QuestionEnd,
  type QuestionRequest,
  type ShownPicture,
  type TelephoneEnd,
  type TelephoneRequest,
  type Telephones,
  telephones,
} from '@vp-digital/core/contracts';
import type { ServiceRuntime } from '@vp-digital/core/services';

export type Answered =
  | { kind: 'telephones'; telephones: Telephones }
  | { kind: 'wait'; seconds: number }
  /** Another view of this advisor lets telephones in now. */
  | { kind: 'taken' }
  | { kind: 'failed'; status?: number };

export interface TelephoneCalls {
  /** Of this view, with everything that it calls. */
  viewId: string;
  list(): Promise<Answered>;
  /** Lets the telephone of a partner in by a new code, which nobody can look up again. */
  open(personId: string): Promise<{ code: string; answer: Answered }>;
  show(picture: ShownPicture): Promise<Answered>;
  /** Asks something, reveals the answers that are there, or takes the question away. */
  question(step: '', body: Omit<QuestionRequest, 'viewId'>): Promise<Answered>;
  question(step: '/reveal' | '/end', body: Omit<QuestionEnd, 'viewId'>): Promise<Answered>;
  /** Ends one, or all: asked for until the services answer, for as long as what is shown can go on without this page. */
  end(telephoneId: string): Promise<Answered>;
  /** Also while the page goes. */
  endAll(): Promise<Answered>;
}

/** Milliseconds between two tries, and after which the services end what they hear nothing of. */
const pause = 1_000;
const silence = 90_000;

/** No answer, one of services that are not well, or of a token that is over, for which a new one is fetched. */
const isPassing = (status: number | undefined) => status === undefined || status === 401 || status >= 500;

/**
 * The calls about the telephones of a household. They go past the page's store: neither a code nor what a customer sees
 * lies there.
 */
export function createTelephoneCalls(
  { config, tokens }: Pick<ServiceRuntime, 'config' | 'tokens'>,
  householdId: string,
): TelephoneCalls {
  const viewId = crypto.randomUUID();
  const view: TelephoneEnd = { viewId };
  const address = `${config.services.households}/${householdId}/telephones`;
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answered> => {
    try {
      const answer = await fetch(address + path, {
        method,
        headers: {
          authorization: `Bearer ${await tokens.get()}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        cache: 'no-store',
        keepalive: path.endsWith('/end'),
      });
      if (answer.status === 429)
        return { kind: 'wait', seconds: Number(answer.headers.get('retry-after') ?? 1) };
      if (answer.status === 409) return { kind: 'taken' };
      if (answer.status === 401) tokens.forget();
      const read = answer.ok ? telephones.safeParse(await answer.json()) : undefined;
      return read?.success
        ? { kind: 'telephones', telephones: read.data }
        : { kind: 'failed', status: answer.status };
    } catch {
      return { kind: 'failed' }; // offline, or no token: asked again in a moment
    }
  };
  const end = async (path: string): Promise<Answered> => {
    const until = performance.now() + silence;
    for (;;) {
      const answer = await call('POST', path, view);
      const isOpen = answer.kind === 'wait' || (answer.kind === 'failed' && isPassing(answer.status));
      if (!isOpen || performance.now() > until) return answer;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  return {
    viewId,
    list: () => call('GET', `?viewId=${viewId}`),
    open: async (personId) => {
      const request: TelephoneRequest = { viewId, personId, code: newLinkCode() };
      return { code: request.code, answer: await call('POST', '', request) };
    },
    show: (picture) => call('PUT', '/picture', { viewId, ...picture } satisfies PictureRequest),
    question: (step: string, body: object) =>
      call(step ? 'POST' : 'PUT', `/question${step}`, { viewId, ...body }),
    end: (telephoneId) => end(`/${telephoneId}/end`),
    endAll: () => end('/end'),
  };
}
