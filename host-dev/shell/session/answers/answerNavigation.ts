import type { Shell } from '../createShell';

/** Where an area wants to go. None of this is sent on to other areas. */
export const answerNavigation = ({ bus, location }: Pick<Shell, 'bus' | 'location'>): (() => void)[] => [
  bus.subscribe('navigate', ({ to, replace }) => location.navigate(to, { replace: replace ?? false })),
  bus.subscribe('navigateNext', () => window.history.forward()),
  bus.subscribe('navigatePrevious', () => window.history.back()),
  // The new window learns neither who has opened it nor where from.
  bus.subscribe('navigateToNewWindow', ({ url }) => void window.open(url, '_blank', 'noopener,noreferrer')),
];
