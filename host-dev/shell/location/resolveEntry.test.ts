import { resolveEntry } from './resolveEntry';

const situation = {
  path: '/haushalt/1/uebersicht',
  address: '/haushalt/1/uebersicht',
  home: undefined,
  signedIn: true,
  contextChosen: true,
  isPublic: false,
  wanted: undefined,
};

const single = { path: '/', address: '/budget', isPublic: true };

test.each([
  [
    'a stranger is sent to sign-in and comes back later',
    { signedIn: false, contextChosen: false },
    { kind: 'redirect', to: '/anmeldung', remember: '/haushalt/1/uebersicht' },
  ],
  [
    'a stranger sees the sign-in page',
    { signedIn: false, contextChosen: false, isPublic: true, path: '/' },
    { kind: 'show' },
  ],
  [
    'without an advisor context it is chosen first',
    { contextChosen: false },
    { kind: 'redirect', to: '/beraterauswahl', remember: '/haushalt/1/uebersicht' },
  ],
  ['the selection itself is shown', { contextChosen: false, path: '/beraterauswahl' }, { kind: 'show' }],
  [
    'who is signed in has no business on the sign-in page',
    { isPublic: true, path: '/' },
    { kind: 'redirect', to: '/haushalt' },
  ],
  [
    'and goes where she first wanted to',
    { isPublic: true, path: '/anmeldung', wanted: '/haushalt/1/uebersicht' },
    { kind: 'redirect', to: '/haushalt/1/uebersicht' },
  ],
  [
    'behind a segment, too',
    { signedIn: false, contextChosen: false, address: '/vpd/haushalt/1/uebersicht' },
    { kind: 'redirect', to: '/anmeldung', remember: '/vpd/haushalt/1/uebersicht' },
  ],
  [
    'a segment alone leads to its home',
    { ...single, home: '/haushalt/1/analyse' },
    { kind: 'redirect', to: '/haushalt/1/analyse' },
  ],
  [
    'a stranger is sent to sign-in first',
    { ...single, home: '/haushalt', signedIn: false, contextChosen: false },
    { kind: 'redirect', to: '/anmeldung', remember: '/budget' },
  ],
  [
    'and chooses the context next',
    { ...single, home: '/haushalt', contextChosen: false },
    { kind: 'redirect', to: '/beraterauswahl', remember: '/budget' },
  ],
  [
    'which is not asked twice where it is the home',
    { ...single, address: '/berater', home: '/beraterauswahl', contextChosen: false },
    { kind: 'redirect', to: '/beraterauswahl' },
  ],
  ['otherwise the page asked for is shown', {}, { kind: 'show' }],
])('%s', (_, changes, expected) => {
  expect(resolveEntry({ ...situation, ...changes })).toEqual(expected);
});
