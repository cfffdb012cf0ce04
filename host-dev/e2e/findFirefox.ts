import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const places = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** What starts the Firefox of this machine, which is as its maker releases it: `firefox.sh`. Throws with what to do when there is none. */
export function findFirefox(): string {
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (found === undefined)
    throw new Error(
      'The smoke test needs Firefox: install it (Debian: apt-get install firefox-esr) or name its program in FIREFOX_PATH.',
    );
  process.env['VP_FIREFOX'] = found;
  return fileURLToPath(new URL('firefox.sh', import.meta.url));
}
