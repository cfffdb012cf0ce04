import { colours } from '../theme/colours';

/** The product's mark, 28 × 28. */
export function ProductMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden focusable="false">
      <rect width="28" height="28" rx="7" fill={colours['accent-700']} />
      <path
        d="M7 19.5V14M12 19.5V9.5M17 19.5v-7M22 19.5V7"
        stroke={colours.surface}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
