/** The floors of the core, from the ground up: a floor imports only floors below it. */
export const floors = [
  'finance',
  'reference',
  'household',
  'contracts',
  'pdf',
  'libs',
  'shell',
  'session',
  'services',
  'platform',
  'ui',
  'parts',
  'micro-app',
  'figures',
  'snapshots',
  'forms',
  'charts',
  'customer',
];

/** Stands beside the floors: it must not pull one of them into a shell that is not ours. */
const loader = 'loader';

/** Stands beside the floors too: copies what an area draws for the customer, in whatever shell. */
const picture = 'picture';

/** And so does this: a shell of one area, in an iframe. */
const frame = 'frame';

const below = (floor) => floors.slice(0, floors.indexOf(floor));
const core = (names) => names.map((name) => `core-${name}`);

/** Who may import what; nobody imports anything else, least of all an area another area. */
const allowed = {
  ...Object.fromEntries(floors.map((floor) => [`core-${floor}`, [...core(below(floor)), 'locales', 'core']])),
  [`core-${loader}`]: core(['shell']),
  [`core-${picture}`]: core(['reference', 'contracts', 'shell']),
  [`core-${frame}`]: core(['contracts', 'shell', 'session', loader, picture]),
  area: [...core(floors), 'locales'],
  'dev-services': [...core(['finance', 'reference', 'household', 'contracts']), 'locales'],
  'dev-shell': [...core([...floors, loader, picture, frame]), 'locales'],
  'dev-build': core(['reference', 'shell']),
  'dev-tools': [
    ...core([...floors, loader, picture]),
    'locales',
    'dev-build',
    'dev-services',
    'core',
    'area',
  ],
};

/** Every folder and its zone. The first match counts. */
export const elements = [
  ...[...floors, loader, picture, frame].map((floor) => ({ type: `core-${floor}`, pattern: `src/${floor}` })),
  { type: 'core', pattern: 'src' },
  { type: 'area', pattern: 'remotes/*', capture: ['name'] },
  { type: 'locales', pattern: 'locales', partialMatch: false },
  { type: 'dev-services', pattern: 'host-dev/services' },
  { type: 'dev-shell', pattern: 'host-dev/shell' },
  { type: 'dev-build', pattern: 'host-dev/build' },
  { type: 'dev-tools', pattern: 'host-dev' },
];

export const policies = Object.entries(allowed).map(([zone, zones]) => ({
  from: { element: { type: zone } },
  allow: { to: { element: { types: { anyOf: zones } } } },
}));
