import { selectUser } from '@vp-digital/core/session';
import { actAs } from './storedRole';
import { type Language, type Peer, type ToShell, unreachableReason } from '@vp-digital/core/shell';
import { SessionOverError } from '../sign-in/exchangeToken';
import { answerNavigation } from './answers/answerNavigation';
import { answerNews } from './answers/answerNews';
import { answerStorage } from './answers/answerStorage';
import type { Shell } from './createShell';
import { endSession } from './endSession';
import { answerContract } from './wantedContract';
import { previousPage, takePreviousPage } from './previousPage';
import { note } from '../storage/sessionStorageKeys';

export interface ShellFront {
  showMessage(message: ToShell['showMessage']): void;
  setTitle(title: string): void;
  setLanguage(language: Language): void;
}

/** What the shell does on messages from areas; returns the unsubscribe function. */
export function answerMessages(shell: Shell, front: ShellFront): () => void {
  const subscriptions = [
    ...answerNavigation(shell),
    ...answerNews(shell),
    answerContract(shell),
    ...answerStorage(shell),
    ...answerSession(shell),
    ...answerFront(shell, front),
  ];
  return () => subscriptions.forEach((unsubscribe) => unsubscribe());
}

/** The visible shell, and where areas behind messages report to. */
const answerFront = ({ bus, contextSelection, mayLeave, sink }: Shell, front: ShellFront): (() => void)[] => [
  bus.subscribe('receivePageTitle', ({ title }) => front.setTitle(title)),
  bus.subscribe('showMessage', front.showMessage),
  bus.subscribe('setLanguage', ({ language }) => front.setLanguage(language)),
  bus.subscribe('showContextSelectionModal', async () => {
    if (await mayLeave('page')) contextSelection.set(true);
  }),
  bus.subscribe('faultReported', ({ name, ...context }) =>
    sink.error(Object.assign(new Error('in a frame'), { name }), context),
  ),
  bus.subscribe('eventReported', ({ name, properties }) => sink.event(name, properties)),
];

/** Who is signed in, for whom, and with which token. */
const answerSession = (shell: Shell): (() => void)[] => {
  const { bus, location, signIn } = shell;
  /** An area that asks again could not use the token it got. */
  const given = new WeakMap<Peer, string>();
  return [
    bus.subscribe('login', ({ returnTo, again }) => {
      if (again && shell.deviceLock.current()) return; // the locked device answers it
      return signIn.start(returnTo ?? previousPage() ?? '/', again);
    }),
    bus.subscribe('deviceLocked', () => shell.deviceLock.set()),
    bus.subscribe('logout', ({ reason }) => endSession(shell, reason)),
    bus.subscribe('setMicroAppPreserveDirty', ({ preserve }) => shell.preserveDirty.set(preserve)),

    bus.subscribe('tokenExchangeInit', async ({ requestId, audience }, from) => {
      const user = selectUser(shell.state());
      try {
        const token = await signIn.exchange(audience, user, given.get(from));
        given.set(from, token.accessToken);
        from.send('tokenExchangeReady', { requestId, ok: true, ...token });
      } catch (error) {
        const inRole = error instanceof SessionOverError && user?.impersonation !== undefined;
        if (inRole) void leaveRole(shell); // the role is over, the session is not
        from.send('tokenExchangeReady', {
          requestId,
          ok: false,
          error: inRole ? unreachableReason : reasonOf(error),
        });
      }
    }),

    bus.subscribe('setAdvisorUserData', (user) => {
      if (user.accountingContract) note('accountingContract', user.accountingContract);
      actAs(shell, user); // sent to the sender too: its token is for another context now
      location.replace(takePreviousPage() ?? '/haushalt');
    }),
  ];
};

/** Fetched on demand: few take another's role. */
const leaveRole = (shell: Shell): Promise<void> => import('./endRole').then(({ endRole }) => endRole(shell));

/** Only a refusal ends an area's session; anything else that failed may work the next time. */
const reasonOf = (error: unknown): string =>
  error instanceof SessionOverError ? error.message : unreachableReason;
