/** Fetched beside the list, which stands without it. */
export { CompareCard, comparedWords as words } from '@vp-digital/core/snapshots';
