/** The visual language as values. `generate.ts` turns them into custom properties: `size-sheet` is `--vp-size-sheet`. */
import { colours } from './colours';

const sans = '"Hanken Grotesk Variable", "Segoe UI", system-ui, sans-serif';
const serif = '"Newsreader Variable", Georgia, serif';

/** Font shorthands: weight size/line family. */
const type = {
  sans,
  serif,
  'type-display': `500 48px / 54px ${serif}`,
  'type-display-small': `500 38px / 44px ${serif}`,
  'type-lead': `500 30px / 38px ${serif}`,
  'type-lead-small': `500 24px / 31px ${serif}`,
  'type-lead-print': `500 20pt / 26pt ${serif}`,
  'type-page-name': `600 15px / 20px ${sans}`,
  'type-h2': `600 18px / 24px ${sans}`,
  'type-h3': `600 16px / 22px ${sans}`,
  'type-body': `400 16px / 24px ${sans}`,
  'type-compact': `400 15px / 22px ${sans}`,
  'type-caption': `400 14px / 20px ${sans}`,
  'type-label': `500 14px / 20px ${sans}`,
  'type-tiny': `400 13px / 18px ${sans}`,
  'type-micro': `500 12px / 16px ${sans}`,
  'type-button': `600 16px / 20px ${sans}`,
  'type-print': `400 10.5pt / 15pt ${sans}`,
  'figure-xl': `600 56px / 60px ${sans}`,
  'figure-l': `600 36px / 40px ${sans}`,
  'figure-tile': `600 32px / 38px ${sans}`,
  'figure-tile-small': `600 24px / 30px ${sans}`,
  'figure-m': `600 28px / 32px ${sans}`,
  'figure-s': `600 20px / 26px ${sans}`,
};

const space = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-7': '28px',
  'space-8': '32px',
  'space-10': '40px',
  'space-12': '48px',
  'space-16': '64px',
};

const shape = {
  'radius-control': '6px',
  'radius-alert': '10px',
  'radius-card': '14px',
  'radius-pill': '999px',
  'shadow-card': '0 1px 2px rgb(27 32 34 / 0.05)',
  'shadow-sheet': '0 8px 28px rgb(27 32 34 / 0.12), 0 1px 3px rgb(27 32 34 / 0.08)',
  'shadow-dialog': '0 24px 64px rgb(27 32 34 / 0.22)',
};

const size = {
  'size-control': '44px',
  'size-control-compact': '40px',
  'size-filter': '36px',
  'size-row-button': '28px',
  'size-header': '60px',
  'size-header-small': '56px',
  'size-area-tabs': '44px',
  'size-rail': '208px',
  'size-rail-collapsed': '44px',
  'size-sheet': '372px',
  'size-toast-room': '168px',
  'size-advisor-column': '280px',
  'size-page': '1440px',
  'size-text': '46em',
};

const motion = {
  'duration-instant': '80ms',
  'duration-quick': '140ms',
  'duration-base': '200ms',
  'duration-slow': '320ms',
  'easing-standard': 'cubic-bezier(0.2, 0, 0, 1)',
  'easing-exit': 'cubic-bezier(0.4, 0, 1, 1)',
};

const layer = {
  'layer-header': '10',
  'layer-sheet': '20',
  'layer-dialog': '30',
  'layer-toast': '40',
  'layer-customer-frame': '50',
};

export const tokens = {
  ...colours,
  ...type,
  ...space,
  ...shape,
  ...size,
  ...motion,
  ...layer,
};

/** Sizes under a finger: whatever is pressed is 44 high. */
export const touched = {
  'size-control-compact': '44px',
  'size-filter': '44px',
  'size-row-button': '44px',
};

/** Durations under `prefers-reduced-motion`: nothing moves; opacity may still change in 80 ms. */
export const reducedMotion = {
  'duration-quick': '0ms',
  'duration-base': '0ms',
  'duration-slow': '0ms',
};
