import { existsSync } from 'node:fs';

const places = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of this machine. Throws with what to do when there is none. */
export function findBrowser(): string {
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome: install it (Debian: apt-get install chromium) or name its program in CHROME_PATH.',
  );
}
