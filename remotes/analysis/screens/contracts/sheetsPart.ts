/** What is opened on the page of contracts, for `usePart`. */
export const sheetsPart = { load: () => import('./sheets') };
