/** For `usePart`, wherever a figure is tried out; in the file of other small parts, as each name of one is in the area's entry. */
export const whatIfPart = { load: () => import('./parts') };
