import { openWindow } from '../../location/openWindow';
import type { Shell } from '../createShell';

/** Where an area wants to go. None of this is sent on to other areas. */
export const answerNavigation = ({
  bus,
  config,
  location,
}: Pick<Shell, 'bus' | 'config' | 'location'>): (() => void)[] => [
  bus.subscribe('navigate', ({ to, replace }) => location.navigate(to, { replace: replace ?? false })),
  bus.subscribe('navigateNext', () => window.history.forward()),
  bus.subscribe('navigatePrevious', () => window.history.back()),
  bus.subscribe('navigateToNewWindow', ({ url }) => openWindow(url)),
  bus.subscribe('documentUpload', () => {
    const { documentCollection } = config.external;
    if (documentCollection !== undefined) openWindow(documentCollection);
  }),
];
