import { flagState } from '@vp-digital/core/platform';
import { areaNames } from '@vp-digital/core/reference';
import { selectHousehold, selectUser, type WithSession } from '@vp-digital/core/session';
import { type FlagPort, findPage, type LocationPort, type Registry } from '@vp-digital/core/shell';
import { addressedHousehold } from './householdAddress';
import { pagesOfTalk } from './pagesOfTalk';

/** What of the shell says where a talk is. */
interface Following {
  registry: Registry;
  location: Pick<LocationPort, 'current'>;
  flags: FlagPort;
  state(): WithSession;
}

/**
 * Where the talk goes on (1) or came from (-1) once an area has come to the end of its own pages; undefined at the ends of the
 * talk, and outside of a household. From a page that is no part of the talk it is the nearest of another area.
 */
export function followTalk(
  { registry, location, flags, state }: Following,
  step: 1 | -1,
): string | undefined {
  const here = findPage(registry, location.current());
  if (!here) return undefined;
  const pages = pagesOfTalk({
    registry,
    household: addressedHousehold(here.parameters, selectHousehold(state())),
    permissions: selectUser(state())?.permissions ?? [],
    language: 'de', // titles are not looked at
    isOn: (flag) => flagState(flags, flag) === 'on',
  });
  const at = pages.findIndex(({ path }) => path === here.page.path);
  if (at !== -1) return pages[at + step]?.href;
  const placeOf = (area: string) => areaNames.findIndex((name) => name === area);
  const isFurther = ({ area }: { area: string }) => (placeOf(area) - placeOf(here.area)) * step > 0;
  return (step === 1 ? pages.find(isFurther) : pages.findLast(isFurther))?.href;
}
