/** Below this the recognition itself doubts, in percent. */
export const sure = 80;
