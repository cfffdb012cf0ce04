/** For `usePart`, wherever a figure is tried out. */
export const whatIfPart = { load: () => import('./parts') };
