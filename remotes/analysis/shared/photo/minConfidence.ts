/** Below this the recognition itself doubts, in percent. */
export const minConfidence = 80;
