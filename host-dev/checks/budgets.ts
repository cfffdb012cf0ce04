import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { applicationPage } from '../services/app/applicationPage';
import { areaSizes } from './areaSizes';
import { report, root } from './files';
import { grownFiles, keepSizes, readSizes, type Sizes } from './grownFiles';

/**
 * Kilobytes (1,000 bytes, gzip 9) that one person fetches. Of an area: its base (entry, mount, styles), the German words
 * that its pages have in common, and one page with everything it needs beyond, its own words too. The shell's later scripts
 * (drafts, flags, telemetry) come when the page stands; its English words when somebody reads them.
 */
const budgets = {
  base: 18,
  words: 2,
  page: 30,
  pageOfCharts: 40,
  customer: 20, // what the customer sees in place of a page; fetched when a customer view opens
  html: 6.5, // as it is sent for any page, also when all 83 are there
  shellScripts: 296,
  shellLater: 61,
  accessDenied: 2,
  shellCustomer: 8,
  customerDevice: 3,
  customerNotes: 2.5,
  deviceLock: 3,
  shellTelephone: 6.5, // with the schema of pictures
  shellTelephoneParts: 7.5,
  shellEnglish: 6,
  signIn: 8,
  search: 8,
  diagnostics: 20,
  frames: 5,
  framedPicture: 4.5, // with the schema of pictures
  shellStyles: 20,
  loader: 32,
  telephone: 3.8, // on the customer's telephone, all but questions
  telephoneQuestion: 1, // there too, with the first question
  frame: 60,
  customerPicture: 4.5, // for shells of others that have a customer view
};

/** Pages with a simulation or charts of their own. */
const pagesOfCharts = new Set([
  '/haushalt/:householdId/uebersicht',
  '/haushalt/:householdId/analyse/wuensche-und-ziele',
  '/haushalt/:householdId/analyse/vergleich',
  '/haushalt/:householdId/assessment',
  '/haushalt/:householdId/analyse/sparbetrag',
  '/haushalt/:householdId/analyse/zwei-konten-modell',
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/kosten',
]);

const dist = (...parts: string[]) => path.join(root, 'dist', ...parts);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const kilobytesOfText = (text: string) => gzipSync(text, { level: 9 }).length / 1000;
const kilobytes = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;

/** What all pages of an area say in common, as a bundle carries it: without the file's line breaks. */
function wordsOf(area: string): number {
  const file = path.join(root, 'locales/de', `${area}.json`);
  return existsSync(file) ? kilobytesOfText(JSON.stringify(readJson(file))) : 0;
}

const areas = areaSizes(dist(), { kilobytes: (file) => kilobytes([file]), wordsOf });
const sizes: Sizes = Object.fromEntries(
  areas.flatMap(({ pages }) => pages.flatMap(({ files }) => Object.entries(files))),
);
const before = readSizes();

/** For whoever has to make room: the five largest files, and what grew since all budgets were kept. */
function whatIsInIt(files: Sizes): string {
  const largest = Object.entries(files)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([file, size]) => `${file} ${size.toFixed(1)}`);
  const grown = Object.keys(before).length > 0 ? grownFiles(files, before) : [];
  return [largest.join(', '), ...(grown.length > 0 ? [`grew: ${grown.join(', ')}`] : [])].join('; ');
}

const parts = areas.flatMap(({ name, base, words, pages, customer }) => [
  { name: `${name}, base`, size: base, budget: budgets.base },
  { name: `${name}, words`, size: words, budget: budgets.words },
  ...pages.map(({ path: page, size, files }) => ({
    name: `${page} (${whatIsInIt(files)})`,
    size,
    budget: pagesOfCharts.has(page) ? budgets.pageOfCharts : budgets.page,
  })),
  ...Object.entries(customer).map(([file, size]) => ({
    name: `${name}, ${file}`,
    size,
    budget: budgets.customer,
  })),
]);

const shell = (extension: string) =>
  readdirSync(dist('shell'))
    .filter((file) => file.endsWith(extension))
    .map((file) => dist('shell', file));

const { scripts: first } = readJson(dist('shell', 'assets.json')) as { scripts: string[] }; // written by our own build
const firstScripts = first.map((file) => dist(file));
const isNamed = (name: string) => (file: string) => path.basename(file).startsWith(`${name}.`);
const onDemand = [
  'access',
  'customer-device',
  'customer-notes',
  'customer-view',
  'device-lock',
  'diagnostics',
  'english',
  'framed-picture',
  'frames',
  'search',
  'sign-in',
  'telephone',
  'telephone-parts',
].map(isNamed);
const laterScripts = shell('.js').filter(
  (file) => !firstScripts.includes(file) && !onDemand.some((isIt) => isIt(file)),
);

const pages = await Promise.all(
  areas.flatMap((area) => area.pages.map((page) => applicationPage(dist(), page.path))),
);

const bundles = [
  { name: 'HTML', size: Math.max(...pages.map(kilobytesOfText)), budget: budgets.html },
  { name: 'shell, first scripts', size: kilobytes(firstScripts), budget: budgets.shellScripts },
  { name: 'shell, later scripts', size: kilobytes(laterScripts), budget: budgets.shellLater },
  // when a page is refused: what stands in its place
  {
    name: 'shell, access denied',
    size: kilobytes(shell('.js').filter(isNamed('access'))),
    budget: budgets.accessDenied,
  },
  // only where the environment has the panel, and only when it is opened
  {
    name: 'shell, diagnostics',
    size: kilobytes(shell('.js').filter(isNamed('diagnostics'))),
    budget: budgets.diagnostics,
  },
  // when a customer view opens
  {
    name: 'shell, customer view',
    size: kilobytes(shell('.js').filter(isNamed('customer-view'))),
    budget: budgets.shellCustomer,
  },
  // when it is shown on this device: the pages of the talk
  {
    name: 'shell, customer view on this device',
    size: kilobytes(shell('.js').filter(isNamed('customer-device'))),
    budget: budgets.customerDevice,
  },
  // when it is shown elsewhere: what the advisor reads beside it
  {
    name: "shell, director's notes",
    size: kilobytes(shell('.js').filter(isNamed('customer-notes'))),
    budget: budgets.customerNotes,
  },
  // when the device is handed over with a PIN, or is in a customer's hands
  {
    name: 'shell, device lock',
    size: kilobytes(shell('.js').filter(isNamed('device-lock'))),
    budget: budgets.deviceLock,
  },
  // when the customer looks on with the own telephone
  {
    name: 'shell, telephones',
    size: kilobytes(shell('.js').filter(isNamed('telephone'))),
    budget: budgets.shellTelephone,
  },
  // when one is to come in: its code, and what is asked on it
  {
    name: 'shell, telephones, code and questions',
    size: kilobytes(shell('.js').filter(isNamed('telephone-parts'))),
    budget: budgets.shellTelephoneParts,
  },
  // only where an area is told to run in a frame
  {
    name: 'shell, frames',
    size: kilobytes(shell('.js').filter(isNamed('frames'))),
    budget: budgets.frames,
  },
  // when the customer sees something of one
  {
    name: 'shell, pictures of frames',
    size: kilobytes(shell('.js').filter(isNamed('framed-picture'))),
    budget: budgets.framedPicture,
  },
  {
    name: 'shell, English words',
    size: kilobytes(shell('.js').filter(isNamed('english'))),
    budget: budgets.shellEnglish,
  },
  // when somebody signs in, and when the page has nothing else to do
  {
    name: 'shell, sign-in',
    size: kilobytes(shell('.js').filter(isNamed('sign-in'))),
    budget: budgets.signIn,
  },
  // the entries of the menu, when the page stands
  {
    name: 'shell, menu search',
    size: kilobytes(shell('.js').filter(isNamed('search'))),
    budget: budgets.search,
  },
  { name: 'shell, styles', size: kilobytes(shell('.css')), budget: budgets.shellStyles },
  { name: 'frame.js', size: kilobytes([dist('frame.js')]), budget: budgets.frame },
  { name: 'telephone.js', size: kilobytes([dist('telephone.js')]), budget: budgets.telephone },
  {
    name: 'telephone-question.js',
    size: kilobytes([dist('telephone-question.js')]),
    budget: budgets.telephoneQuestion,
  },
  {
    name: 'customer-picture.js',
    size: kilobytes([dist('customer-picture.js')]),
    budget: budgets.customerPicture,
  },
  { name: 'loader.js', size: kilobytes([dist('loader.js')]), budget: budgets.loader },
];
const problems = [...parts, ...bundles]
  .filter(({ size, budget }) => size > budget)
  .map(({ name, size, budget }) => `${name} has ${size.toFixed(1)} kB, more than ${budget}`);
const largestOf = (sizes: number[]) => Math.max(...sizes).toFixed(1);
const shown = [
  ...areas.map(
    ({ name, base, words, pages, customer, all }) =>
      `${name} ${base.toFixed(1)} + words ${words.toFixed(1)} + at most ${largestOf(pages.map(({ size }) => size))} kB (all pages ${all.toFixed(1)}; for customers at most ${largestOf([0, ...Object.values(customer)])})`,
  ),
  ...bundles.map(({ name, size }) => `${name} ${size.toFixed(1)} kB`),
];
if (problems.length === 0) keepSizes(sizes);
report(problems, shown.join(', '));
