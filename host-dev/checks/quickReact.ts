import * as React from 'react';

/**
 * React notes for every element where in the code it was made, by an error of its own: a fifth of what rendering costs here.
 * It stops by itself after ten thousand a second; here it has made as many already. Its warnings stay, they only name
 * components without their lines. Where it counts is private to React, so `VP_PLAIN_JEST=1` leaves this file out.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
else
  throw new Error(
    'React counts its owner stacks in another place now: mend host-dev/checks/quickReact.ts, and run Jest with VP_PLAIN_JEST=1 until then',
  );
