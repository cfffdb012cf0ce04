/** Under which id the task to set up standing orders stands in the recap, so that one noted again is the same task. */
export const ordersTaskId = '10c15000-0000-4000-8000-000000000000';
