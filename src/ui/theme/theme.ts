import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { tokens } from './tokens';

/** Mantine counts ten shades; the accent has eight, and shade 7 is the one that text and buttons use. */
const petrol: MantineColorsTuple = [
  tokens['accent-50'],
  tokens['accent-100'],
  tokens['accent-200'],
  tokens['accent-300'],
  tokens['accent-500'],
  tokens['accent-500'],
  tokens['accent-700'],
  tokens['accent-700'],
  tokens['accent-800'],
  tokens['accent-900'],
];

/** The component library in our tokens. Only behaviour is taken from it; looks are our CSS modules. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: 7,
  colors: { petrol },
  white: tokens.surface,
  black: tokens.ink,
  fontFamily: tokens.sans,
  fontSmoothing: true,
  shadows: { xl: tokens['shadow-dialog'] },
  defaultRadius: tokens['radius-control'],
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
