import { type ProductField, productFields } from '@vp-digital/core/contracts';

/** `?feld=` of the address: the field that the list begins with. */
export const fieldInAddress = (search: string): ProductField | undefined =>
  productFields.find((field) => field === new URLSearchParams(search).get('feld'));
