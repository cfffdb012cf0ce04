/** Each figure's own number, which never becomes another's. */
const numbers = { freeAmount: 1, savingsRate: 2, followUp: 3, financialGrade: 4 } as const;

/**
 * Under which id what was tried and remembered as a goal stands in the recap, so that one remembered again is the same: that
 * of the contract that it is of, or of nobody, with the figure's number in front.
 */
export const goalTaskId = (figure: keyof typeof numbers, contractId: string = nobody): string =>
  `${(goalTasks + numbers[figure]).toString(16)}${contractId.slice(8)}`;

/** So that what stands in front has the eight digits of an id. */
const goalTasks = 0x10c08000;
const nobody = '00000000-0000-4000-8000-000000000000';
