import { createContext, useContext } from 'react';

/** The parameters of the page's address. */
export const RouteParameters = createContext<Record<string, string>>({});

/** A parameter of the current page's address. Throws when the page's route does not have it: a mistake of ours. */
export function useRouteParameter(name: string): string {
  const value = useContext(RouteParameters)[name];
  if (value === undefined) throw new Error(`This page's route has no parameter ${name}`);
  return value;
}

export const useHouseholdId = (): string => useRouteParameter('householdId');
