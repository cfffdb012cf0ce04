import { AsyncLocalStorage } from 'node:async_hooks';

const owners = new AsyncLocalStorage<{ owner: string }>();

/** Does the work, and what it leads to, in the name of `owner`, until `nameOwner` says better. */
export const onBehalfOf = <Result>(owner: string, work: () => Result): Result => owners.run({ owner }, work);

/** From here on the running request is this owner's. */
export function nameOwner(owner: string): void {
  const running = owners.getStore();
  if (running) running.owner = owner;
}

/** In whose name the running code works; what no request asked for is the service's own. */
export const currentOwner = (): string => owners.getStore()?.owner ?? '';
