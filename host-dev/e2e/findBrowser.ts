import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const places = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What starts the browser of this machine: `browser.sh`. Throws with what to do when there is none. */
export function findBrowser(): string {
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (found === undefined)
    throw new Error(
      'The browser tests need Chromium or Chrome: install it (Debian: apt-get install chromium) or name its program in CHROME_PATH.',
    );
  process.env['VP_BROWSER'] = found;
  return fileURLToPath(new URL('browser.sh', import.meta.url));
}
