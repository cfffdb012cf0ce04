const ways = ['download', 'print', 'link', 'mail', 'copy', 'screen', 'personal'] as const;

/** A way to the household by which it is called; a newer release may know more of them. */
export const knownWay = (way: string): (typeof ways)[number] | 'other' =>
  ways.find((one) => one === way) ?? 'other';
