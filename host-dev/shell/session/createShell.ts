import { createLoader, type Loader } from '@vp-digital/core/loader';
import { createTexts, type Texts } from '@vp-digital/core/platform';
import { shellTexts } from './shellTexts';
import { clearDrafts, removeOldDrafts } from '@vp-digital/core/services';
import {
  createSharedStore,
  selectDirty,
  selectUser,
  sessionEnded,
  type User,
  contextUser,
  userSet,
  type WithSession,
} from '@vp-digital/core/session';
import {
  areaAudience,
  type Clock,
  type Config,
  createClock,
  createShellBus,
  type Mounted,
  type Registry,
  type SharedStore,
  type ShellBus,
  type Sink,
  type ToArea,
} from '@vp-digital/core/shell';
import { afterFirstIdle } from './afterFirstIdle';
import { createDeviceLockHint, type DeviceLockHint } from './deviceLock';
import { createFlags, type ShellFlags } from './createFlags';
import { createValue, type Value } from '../value/createValue';
import { createCustomerValue, type CustomerValue } from './createCustomerValue';
import { readRole } from './storedRole';
import { createLeaveGuard, type MayLeave } from '../leaving/leaveGuard';
import { createLeaveQuestion, type LeaveQuestion } from '../leaving/leaveQuestion';
import { createPreserveDirty, type PreserveDirty } from '../leaving/preserveDirty';
import { isInside } from '../location/householdAddress';
import { createShellLocation, type ShellLocation } from '../location/shellLocation';
import { withBase } from '../location/basePath';
import { type PageRegistry, registryUrl } from '../registry/pageRegistry';
import { type NewRelease, watchForNewRelease } from './newRelease';
import { createSignIn, type SignIn } from '../sign-in/signIn';
import { createTelemetry } from '../telemetry/createTelemetry';
import { measurePages } from '../telemetry/measurePages';
import { readFramedAreas } from './framedAreas';
import { contextChannel, type ContextOfTabs, createContextOfTabs } from './contextOfTabs';
import { createHouseholdNews, type HouseholdNews } from './householdNews';
import { createOtherTabs } from './otherTabs';
import { note, storageKeys } from '../storage/sessionStorageKeys';

/** What the shell consists of, apart from what is seen of it. */
export interface Shell {
  config: Config;
  registry: Registry;
  /** How `registry` came to be, and how it is read again. */
  pageRegistry: PageRegistry;
  clock: Clock;
  sink: Sink;
  texts: Texts;
  shared: SharedStore;
  bus: ShellBus;
  news: HouseholdNews;
  loader: Loader;
  location: ShellLocation;
  signIn: SignIn;
  leaveQuestion: LeaveQuestion;
  /** Whether the advisor contexts are offered over the page. */
  contextSelection: Value<boolean>;
  /** Whether an area runs in an iframe of another origin. */
  isFramed(area: string): boolean;
  flags: ShellFlags;
  newRelease: NewRelease;
  preserveDirty: PreserveDirty;
  /** The contract for which an area looks for something better, until the next area stands. */
  wantedContract: Value<ToArea['contractParams'] | undefined>;
  /** How often the user has come back from an application outside that may have changed something. */
  returned: Value<number>;
  deviceLock: DeviceLockHint;
  /** Whether a customer looks on, and where. */
  customer: CustomerValue;
  /** The area in the page slot, and what is mounted of it, once it is there. */
  page: MountedSlot;
  /** The area in the side slot, while it is open. */
  side: MountedSlot;
  /** Saves what the areas of both slots have pending; false when something could not be saved. */
  save(): Promise<boolean>;
  state(): WithSession;
  /** Asks before leaving; true when the way is free. */
  mayLeave: MayLeave;
  /**
   * Empties memory and storage of everything personal. Who signs out leaves nothing behind; a session that ran out, or was
   * ended by another tab, which cannot ask what is typed in this one, keeps its drafts for the same user.
   */
  forgetSession(end: SessionEnd): Promise<void>;
}

/** A place of the page and the area that stands in it. */
export interface MountedSlot {
  area: string | undefined;
  mounted: Mounted | undefined;
}

export type SessionEnd = 'signedOut' | 'signedOutElsewhere' | 'expired';

export async function createShell(config: Config, pageRegistry: PageRegistry): Promise<Shell> {
  const registry = pageRegistry.areas;
  const { sink, start: startTelemetry } = createTelemetry(config, registry);
  const shared = createSharedStore();
  const state = () => shared.store.getState() as WithSession; // the store has just been made with the session slice
  const page: MountedSlot = { area: undefined, mounted: undefined };
  const side: MountedSlot = { area: undefined, mounted: undefined };
  const mounted = () => [page, side].flatMap((slot) => slot.mounted ?? []);
  const save = async () => (await Promise.all(mounted().map((area) => area.save()))).every(Boolean);
  const discard = () => mounted().forEach((area) => area.discard());
  const preserveDirty = createPreserveDirty();
  const leaveQuestion = createLeaveQuestion();
  const mayLeave = createLeaveGuard({
    dirty: () => selectDirty(state()),
    areas: (what) =>
      [page, ...(what === 'page' && side.mounted ? [side] : [])].flatMap(({ area }) => area ?? []),
    takePreserve: preserveDirty.take,
    save,
    discard,
    ask: leaveQuestion.ask,
  });
  const bus = createShellBus((error) => sink.error(error, { area: 'shell', version: '', during: 'message' }));
  const news = createHouseholdNews({
    shared,
    bus,
    user: () => selectUser(state())?.id,
    channel: new BroadcastChannel('vp.revisions'),
  });
  const signIn = createSignIn(config);
  const otherTabs = createOtherTabs();
  const forgetSession = async (end: SessionEnd) => {
    const user = selectUser(state())?.id;
    if (end === 'signedOut') {
      discard();
      bus.send('logout', { reason: 'user' }); // drafts in a frame lie under its own origin
    }
    await Promise.all(mounted().map((area) => area.unmount()));
    if (end === 'signedOut' && user !== undefined) await forgetDrafts(user, sink);
    shared.store.dispatch(sessionEnded());
    signIn.forget();
    sessionStorage.clear();
    if (end === 'signedOut') otherTabs.announceEnd();
  };
  otherTabs.onEnd(
    () =>
      void forgetSession('signedOutElsewhere').then(() =>
        window.location.replace(withBase('/anmeldung?abgemeldet=anderswo')),
      ),
  );
  const flags = createFlags(config, sink);
  void flags.start();
  await restoreUser(
    signIn,
    shared,
    createContextOfTabs(new BroadcastChannel(contextChannel), () => selectUser(state())),
  );
  askForToken(signIn, selectUser(state()));
  const isFramed = readFramedAreas(config); // before the location reads the address
  const location = createShellLocation((to, from) => mayLeave(isInside(to, from) ? 'inside' : 'page'));
  measurePages(location, sink, registry);
  const clock = createClock();
  afterFirstIdle(() => {
    signIn.preload();
    pageRegistry.readPageFiles().catch(() => undefined); // a page then finds its files by itself, later
    void startTelemetry();
    removeOldDrafts(clock.now()).catch(() => undefined); // without storage there are none
  });
  return {
    config,
    registry,
    pageRegistry,
    clock,
    sink,
    texts: createTexts('shell', shellTexts, (error) =>
      sink.error(error, { area: 'shell', version: '', during: 'texts' }),
    ),
    shared,
    bus,
    news,
    loader: createLoader({ registryUrl, registry }),
    location,
    signIn,
    leaveQuestion,
    contextSelection: createValue(false),
    isFramed,
    flags,
    newRelease: watchForNewRelease(registry),
    preserveDirty,
    wantedContract: createValue<ToArea['contractParams'] | undefined>(undefined),
    returned: createValue(0),
    deviceLock: createDeviceLockHint(),
    customer: createCustomerValue(),
    page,
    side,
    save,
    state,
    mayLeave,
    forgetSession,
  };
}

/** In one file with the English that areas and shell have in common. */

/** A browser that gives no storage has kept nothing either: the sign-out goes on. */
const forgetDrafts = (user: string, sink: Sink): Promise<void> =>
  clearDrafts(user).catch((error: unknown) =>
    sink.error(error, { area: 'shell', version: '', during: 'sign-out' }),
  );

/**
 * After a reload the user and the advisor context of this tab are still there, or the role that is taken; a new tab
 * takes the context of another one.
 */
async function restoreUser(signIn: SignIn, { store }: SharedStore, tabs: ContextOfTabs): Promise<void> {
  const source = await signIn.current();
  if (!source) return;
  const user = contextUser(source);
  const role = readRole(Date.now());
  const accountingContract = role ? undefined : (chosenHere() ?? (await chosenElsewhere(user.id, tabs)));
  store.dispatch(
    userSet(role ?? { ...user, ...(accountingContract === undefined ? {} : { accountingContract }) }),
  );
}

/** On its way while the first area is: it is there when that asks. */
function askForToken(signIn: SignIn, user: User | undefined): void {
  const isWorking = user?.accountingContract !== undefined || user?.impersonation !== undefined;
  if (isWorking) signIn.exchange(areaAudience, user).catch(() => {}); // whoever needs it asks again, and hears why not
}

const chosenHere = () => sessionStorage.getItem(storageKeys.accountingContract) ?? undefined;

async function chosenElsewhere(user: string, tabs: ContextOfTabs): Promise<string | undefined> {
  const contract = await tabs.ask(user);
  if (contract !== undefined) note('accountingContract', contract);
  return contract;
}
