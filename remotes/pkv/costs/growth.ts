import type { PrivateHealthGrowth } from '@vp-digital/core/household';

/** What F22 assumes; the sliders begin here. */
export const usualGrowth: PrivateHealthGrowth = {
  statutoryGrowth: 0.033,
  privateGrowth: 0.031,
  inflation: 0.02,
};
