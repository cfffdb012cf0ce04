/** How many times longer than on the machine of the limits things take here: measured once, by `npm test`. */
const slowness = Math.max(1, Number(process.env['VP_TEST_SLOWNESS'] ?? 1));

/** How long a test waits for something that takes so many milliseconds at most on the machine of the limits. */
export const patience = (milliseconds: number): number => Math.round(milliseconds * slowness);
