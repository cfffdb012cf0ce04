const channels = ['download', 'print', 'link', 'mail', 'copy', 'screen', 'personal'] as const;

/** A way to the household by which it is called; a newer release may know more of them. */
export const knownChannel = (channel: string): (typeof channels)[number] | 'other' =>
  channels.find((one) => one === channel) ?? 'other';
