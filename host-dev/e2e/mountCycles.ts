import type { Page } from '@playwright/test';
import type { AreaManifest } from '@vp-digital/core/shell';

/** An address that no area has: the shell's page stands alone there. */
const away = '/gibt-es-nicht';

/** The first page of an area that is somebody's household's and that nothing but the permission guards. */
export function pageOfArea(
  { name, pages }: AreaManifest,
  { householdId, legacyHouseholdId }: { householdId: string; legacyHouseholdId: number },
): string {
  const paths = pages
    .filter(({ flag, path }) => flag === undefined && path.includes('ouseholdId'))
    .map(({ path }) =>
      path.replace(':householdId', householdId).replace(':legacyHouseholdId', String(legacyHouseholdId)),
    );
  const found = paths.find((path) => !path.includes(':'));
  if (found === undefined) throw new Error(`${name} has no page of a household`);
  return found;
}

interface CyclingWindow {
  cycle(times: number): Promise<void>;
}

/**
 * Goes to where no area is and makes ready to mount the area at `path` again and again, by forward and back in the
 * shell's own page: guard, loader, area and services as a user meets them.
 */
export async function prepareCycles(page: Page, path: string): Promise<void> {
  await page.goto(away);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(makeCycle, path);
}

/** Mounts, waits for the page's own content, and unmounts, so many times; the area is gone at the end. */
export const cycle = (page: Page, times: number): Promise<void> =>
  page.evaluate((count) => (window as unknown as CyclingWindow).cycle(count), times); // set by `makeCycle`

/** Runs in the page. */
function makeCycle(path: string): void {
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const ownHeading = heading();
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isSo()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;
  const there = () =>
    !['', ownHeading].includes(heading()) && !heading().endsWith('wird geladen') && !isBusy();
  const isOnlyPage = () => heading() === ownHeading && document.querySelectorAll('main').length === 1;
  const goBack = async () => {
    const left = until(isOnlyPage);
    history.back();
    await left;
  };
  const first = async () => {
    const arrived = until(there);
    const state = { position: 1 }; // the shell's own note of a step forward
    history.pushState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    await arrived;
    await goBack();
  };
  const again = async () => {
    const arrived = until(there);
    history.forward();
    await arrived;
    await goBack();
  };
  let known = false;
  const cycling: CyclingWindow = {
    cycle: async (times) => {
      for (let time = 0; time < times; time++) {
        await (known ? again() : first());
        known = true;
      }
    },
  };
  Object.assign(window, cycling);
}
