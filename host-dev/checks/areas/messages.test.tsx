import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toAreaTypes, toShellTypes } from '@vp-digital/core/shell';
import { root } from '../files';

/** Who sends a message and who hears it in the product. */
interface Way {
  sender: string;
  hearer: string;
}

/** And the test of what happens then. */
interface Message extends Way {
  behaviour: string;
}

const analysis = 'remotes/analysis/screens';
const beratung = 'remotes/beratung';
const haushalt = 'remotes/haushalt/screens';
const answers = 'host-dev/shell/session/answers';
const session = 'host-dev/shell/session/answerMessages.ts';
const area = 'src/micro-app/subscribeToShell.ts';
const areaTest = 'src/micro-app/subscribeToShell.test.tsx';

/** The messages of the specification's section 7, in its order and words. */
const specified: Record<string, [type: string, message: Message]> = {
  'advisor entered household': [
    'advisorEnteredHousehold',
    {
      sender: 'src/micro-app/HouseholdGate.tsx',
      hearer: `${answers}/answerNews.ts`,
      behaviour: 'src/micro-app/enteredHousehold.test.tsx',
    },
  ],
  'document upload': [
    'documentUpload',
    {
      sender: `${analysis}/contracts/AddContractSheet.tsx`,
      hearer: `${answers}/answerNavigation.ts`,
      behaviour: 'host-dev/shell/location/openExternal.test.ts',
    },
  ],
  login: [
    'login',
    {
      sender: `${haushalt}/sign-in/LoginButton.tsx`,
      hearer: session,
      behaviour: `${haushalt}/sign-in/LoginPage.test.tsx`,
    },
  ],
  logout: ['logout', { sender: 'src/micro-app/access/useSignOut.ts', hearer: session, behaviour: areaTest }],
  'set advisor user data': [
    'setAdvisorUserData',
    {
      sender: `${haushalt}/advisor/ContextChoice.tsx`,
      hearer: session,
      behaviour: `${haushalt}/advisor/AdvisorSelectionPage.test.tsx`,
    },
  ],
  'set micro-app dirty': [
    'setMicroAppDirty',
    {
      sender: 'src/session/followShell.ts',
      hearer: `${answers}/answerNews.ts`,
      behaviour: 'host-dev/shell/session/frames.test.ts',
    },
  ],
  'set micro-app preserve dirty': [
    'setMicroAppPreserveDirty',
    {
      sender: 'src/micro-app/transition/AreaPage.tsx',
      hearer: session,
      behaviour: 'src/micro-app/preserveDirty.test.tsx',
    },
  ],
  'set refetch person list': [
    'setRefetchPersonList',
    { sender: `${analysis}/personal-data/useTellChanges.ts`, hearer: area, behaviour: areaTest },
  ],
  'receive page title': [
    'receivePageTitle',
    {
      sender: 'src/micro-app/PageTitle.tsx',
      hearer: session,
      behaviour: 'host-dev/shell/session/frames.test.ts',
    },
  ],
  'token exchange init': [
    'tokenExchangeInit',
    {
      sender: 'src/shell/messages/tokens.ts',
      hearer: session,
      behaviour: 'src/shell/messages/tokens.test.ts',
    },
  ],
  'token exchange ready': [
    'tokenExchangeReady',
    {
      sender: session,
      hearer: 'src/shell/messages/tokens.ts',
      behaviour: 'src/shell/messages/tokens.test.ts',
    },
  ],
  navigate: ['navigate', { sender: 'src/frame/frameLocation.ts', hearer: area, behaviour: areaTest }],
  'navigate next': [
    'navigateNext',
    { sender: 'src/micro-app/moveAlong.ts', hearer: area, behaviour: 'src/micro-app/moveAlong.test.tsx' },
  ],
  'navigate previous': [
    'navigatePrevious',
    { sender: 'src/micro-app/moveAlong.ts', hearer: area, behaviour: 'src/micro-app/moveAlong.test.tsx' },
  ],
  'navigation request': [
    'navigationRequest',
    { sender: 'src/loader/mountFrame.ts', hearer: area, behaviour: areaTest },
  ],
  'navigate to new window': [
    'navigateToNewWindow',
    {
      sender: 'src/parts/ExternalAppButton.tsx',
      hearer: `${answers}/answerNavigation.ts`,
      behaviour: `${analysis}/wishes-and-goals/WishesAndGoalsPage.test.tsx`,
    },
  ],
  'show message': [
    'showMessage',
    {
      sender: 'src/micro-app/RouteErrorBoundary.tsx',
      hearer: session,
      behaviour: 'src/micro-app/routeErrors.test.tsx',
    },
  ],
  'show context selection modal': [
    'showContextSelectionModal',
    {
      sender: `${haushalt}/search/NoHit.tsx`,
      hearer: session,
      behaviour: `${haushalt}/search/HouseholdSearchPage.test.tsx`,
    },
  ],
  'update app cart item list': [
    'updateAppCartItemList',
    {
      sender: `${beratung}/shared/cart/useCartMessages.ts`,
      hearer: 'host-dev/shell/frame/CartButton.tsx',
      behaviour: 'host-dev/shell/frame/CartButton.test.tsx',
    },
  ],
  'update widget cart item list': [
    'updateWidgetCartItemList',
    {
      sender: `${beratung}/shared/cart/useCartMessages.ts`,
      hearer: 'host-dev/shell/frame/CartButton.tsx',
      behaviour: 'host-dev/shell/frame/CartButton.test.tsx',
    },
  ],
  'update app checkout loading': [
    'updateAppCheckoutLoading',
    {
      sender: `${beratung}/shared/hand-over/HandOverFrame.tsx`,
      hearer: 'host-dev/shell/frame/CartButton.tsx',
      behaviour: 'host-dev/shell/frame/CartButton.test.tsx',
    },
  ],
  'update widget checkout loading': [
    'updateWidgetCheckoutLoading',
    {
      sender: `${beratung}/shared/hand-over/HandOverFrame.tsx`,
      hearer: 'host-dev/shell/frame/CartButton.tsx',
      behaviour: `${beratung}/shared/hand-over/handOver.test.tsx`,
    },
  ],
  'favorites updated': [
    'favoritesUpdated',
    {
      sender: `${beratung}/shared/catalogue/useFavouriteProducts.ts`,
      hearer: 'host-dev/shell/preferences/useFavourites.ts',
      behaviour: `${beratung}/screens/product-list/ProductListPage.test.tsx`,
    },
  ],
  'updated personal data': [
    'updatedPersonalData',
    { sender: `${analysis}/personal-data/useTellChanges.ts`, hearer: area, behaviour: areaTest },
  ],
  'updated consent': [
    'updatedConsent',
    {
      sender: `${haushalt}/consents/useRecord.ts`,
      hearer: area,
      behaviour: `${haushalt}/consents/ConsentsPage.test.tsx`,
    },
  ],
  'contract params': [
    'contractParams',
    {
      sender: `${analysis}/contracts/BetterOffer.tsx`,
      hearer: `${beratung}/shared/catalogue/useWantedContract.ts`,
      behaviour: 'host-dev/shell/session/wantedContract.test.ts',
    },
  ],
};

const storage = { hearer: `${answers}/answerStorage.ts` };
const mount = 'src/loader/mountFrame.ts';
const frame = 'src/frame/runFrame.ts';

/** What our shell and areas say beyond it. */
const own: Record<string, Way> = {
  setLanguage: { sender: `${haushalt}/sign-in/LoginPage.tsx`, hearer: session },
  deviceLocked: { sender: 'remotes/terminabschluss/screens/rating/useHandOver.ts', hearer: session },
  householdChanged: { sender: 'src/frame/frameStore.ts', hearer: `${answers}/answerNews.ts` },
  storageGet: { sender: 'src/shell/messages/storage.ts', ...storage },
  storageSet: { sender: 'src/shell/messages/storage.ts', ...storage },
  storageRemove: { sender: 'src/shell/messages/storage.ts', ...storage },
  storageResult: {
    ...storage,
    sender: `${answers}/answerStorage.ts`,
    hearer: 'src/shell/messages/storage.ts',
  },
  init: { sender: mount, hearer: frame },
  locationChanged: { sender: mount, hearer: 'src/frame/frameLocation.ts' },
  customerLook: { sender: mount, hearer: 'src/frame/frameCustomer.ts' },
  customerDrawn: { sender: 'src/frame/frameCustomer.ts', hearer: mount },
  customerEnded: { sender: 'src/frame/frameCustomer.ts', hearer: mount },
  resize: { sender: 'src/frame/reportHeight.ts', hearer: mount },
  flagsChanged: { sender: mount, hearer: frame },
  focus: { sender: mount, hearer: frame },
  discard: { sender: mount, hearer: frame },
  unmount: { sender: mount, hearer: frame },
  unmounted: { sender: frame, hearer: mount },
  faultReported: { sender: frame, hearer: session },
  eventReported: { sender: frame, hearer: session },
};

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('26 messages of the specification, and our own: a type for each, and no further one', () => {
  const types = Object.values(specified).map(([type]) => type);
  expect(new Set(types).size).toBe(26);
  expect([...types, ...Object.keys(own)].sort()).toEqual(
    [...new Set([...toShellTypes, ...toAreaTypes])].sort(),
  );
});

const all: (readonly [string, string, Way])[] = [
  ...Object.entries(specified).map(([name, [type, message]]) => [name, type, message] as const),
  ...Object.entries(own).map(([type, message]) => [type, type, message] as const),
];

test.each(all)('%s (%s): somebody sends it, somebody hears it', (_, type, { sender, hearer }) => {
  expect(text(sender)).toContain(`'${type}'`);
  expect(text(sender)).toMatch(/\bsend\(/);
  expect(text(hearer)).toContain(`'${type}'`);
  expect(text(hearer)).toMatch(/\bsubscribe\(|\bask\w*\(|\bfrom\(/);
});

test.each(Object.entries(specified))('%s: a test says what happens', (_, [type, { behaviour }]) => {
  expect(text(behaviour)).toContain(type);
});
