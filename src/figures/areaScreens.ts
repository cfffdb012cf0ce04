import { type DataArea, dataAreas } from '@vp-digital/core/household';
import { type Route, routes } from '@vp-digital/core/reference';

/** The screen of each area; of persons, of whom each has one, the first that the household's own id leads to. */
const screens = {
  persons: routes.personalData,
  housing: routes.livingSituation,
  income: routes.income,
  expenses: routes.expenses,
  contracts: routes.contracts,
  wealth: routes.balanceSheet,
  pension: routes.statePension,
  goals: routes.wishesAndGoals,
} as const satisfies Record<DataArea, Route>;

/** The areas in the order in which they are gone through, each with its screen: the rail, lists and steps follow it. */
export const areaScreens = dataAreas.map((area) => ({ area, screen: screens[area] }));
