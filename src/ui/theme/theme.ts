import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { colours } from './colours';

/** Mantine counts ten shades; the accent has eight, and shade 7 is the one that text and buttons use. */
const petrol: MantineColorsTuple = [
  colours['accent-50'],
  colours['accent-100'],
  colours['accent-200'],
  colours['accent-300'],
  colours['accent-500'],
  colours['accent-500'],
  colours['accent-700'],
  colours['accent-700'],
  colours['accent-800'],
  colours['accent-900'],
];

/** The component library in our colours. Only behaviour is taken from it; looks are our CSS modules. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: 7,
  colors: { petrol },
  white: colours.surface,
  black: colours.ink,
  fontFamily: 'var(--vp-sans)',
  fontSmoothing: true,
  shadows: { xl: 'var(--vp-shadow-dialog)' },
  defaultRadius: 'var(--vp-radius-control)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: {
    xs: '340px',
    sm: '476px',
    md: '576px',
    lg: '768px',
    xl: '992px',
    xxl: '1024px',
    max: '1200px',
  },
});
