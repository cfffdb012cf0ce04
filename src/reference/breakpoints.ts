/** Layout breakpoints of the specification, in CSS pixels. */
export const breakpoints = [340, 476, 576, 768, 992, 1024, 1200] as const;
