/** A test calls faster than any person; only those of the limits run with what a user meets. */
export const raisedLimits = 'all=1000000/s';
