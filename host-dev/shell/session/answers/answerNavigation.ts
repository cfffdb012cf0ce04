import { followTalk } from '../../location/followTalk';
import { openExternal } from '../../location/openExternal';
import type { Shell } from '../createShell';

/** Where an area wants to go. None of this is sent on to other areas. */
export const answerNavigation = ({ bus, config, location, ...talk }: AnsweringShell): (() => void)[] => [
  bus.subscribe('navigate', ({ to, replace }) => location.navigate(to, { replace: replace ?? false })),
  // an area sends these at the end of its own pages: it moves along them by itself when the shell asks
  bus.subscribe('navigateNext', () => go(followTalk({ ...talk, location }, 1), location)),
  bus.subscribe('navigatePrevious', () => go(followTalk({ ...talk, location }, -1), location)),
  bus.subscribe('navigateToNewWindow', ({ url }) => openExternal({ bus, config, ...talk }, url)),
  bus.subscribe('documentUpload', () => {
    const { documentCollection } = config.external;
    if (documentCollection !== undefined) openExternal({ bus, config, ...talk }, documentCollection);
  }),
];

type AnsweringShell = Pick<
  Shell,
  'bus' | 'config' | 'location' | 'registry' | 'flags' | 'state' | 'returned'
>;

const go = (to: string | undefined, location: Shell['location']): void => {
  if (to !== undefined) location.navigate(to);
};
