/** Fetched beside the list, which stands without it. */
export { CompareCard } from '@vp-digital/core/snapshots';
