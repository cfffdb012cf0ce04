export const year = 2026;
export const hesse = { year, federalState: 'HESSEN', churchMember: true } as const;
export const day = '2026-10-01';
export const care = { children: 1, childrenUnder25: 1, birthDate: '1985-06-08', aid: false } as const;
