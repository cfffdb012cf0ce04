import type { Recap } from '../documents';

/** What of a recap a customer may ever see. Everything that is made for customers is made from this. */
export const withoutInternal = ({ items }: Recap): Recap => ({
  items: Object.fromEntries(Object.entries(items).filter(([, { visibility }]) => visibility === 'customer')),
});
