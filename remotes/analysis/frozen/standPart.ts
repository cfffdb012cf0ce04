/** Pages as a state has kept them. */
export const standPart = { load: () => import('./stand') };
