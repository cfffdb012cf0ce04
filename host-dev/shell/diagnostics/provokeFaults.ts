import type { Fault } from './settings';

/** Milliseconds that a call waits under `slow`. */
export const delay = 3_000;

const isService = (address: string) =>
  /^\/(api|graphql)\//.test(new URL(address, window.location.origin).pathname);

/** Lets every call of a service meet the fault that is chosen at that moment. */
export function provokeFaults(fault: () => Fault, page: Pick<Window, 'fetch'> = window): void {
  const real = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const now = isService(address) ? fault() : 'none';
    if (now === 'offline') throw new TypeError('Failed to fetch');
    if (now === 'error') return problem(500);
    if (now === 'expired') return problem(401);
    if (now === 'slow') await new Promise((resolve) => setTimeout(resolve, delay));
    return real(input, init);
  };
}

const problem = (status: 401 | 500): Response =>
  Response.json(
    {
      status,
      code: status === 401 ? 'unauthorized' : 'internal',
      title: 'diagnostics',
      requestId: crypto.randomUUID(),
    },
    { status },
  );
