/** What is opened on the page of contracts. */
export const sheets = { load: () => import('./sheets') };
