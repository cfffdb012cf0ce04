/**
 * A shell in plain JavaScript: no React, no Redux, nothing of the core but `loader.js`, and `customer-picture.js` for the
 * customer view. What it does is what docs/integration.md asks of every shell.
 */
import { createAddress } from './address.js';
import { ask } from './ask.js';
import { createCustomerView } from './customer.js';
import { createMessages } from './messages.js';
import { allPages, findPage, offers, tabsFor } from './pages.js';
import { endSession, exchangeToken, keepSession, readSession, startSignIn } from './signIn.js';

const words = {
  de: {
    leave: 'Nicht gespeichert:',
    discard: 'Verwerfen',
    stay: 'Bleiben',
    slow: 'Das Laden dauert …',
    failed: 'Nicht geladen.',
    retry: 'Erneut',
    blocked: 'Der Browser hat das zweite Fenster nicht geöffnet.',
    customer: 'Kundenansicht',
    hide: 'Beträge verbergen',
    freeze: 'Einfrieren',
    end: 'Ansicht beenden',
  },
  en: {
    leave: 'Not saved:',
    discard: 'Discard',
    stay: 'Stay',
    slow: 'Still loading …',
    failed: 'Not loaded.',
    retry: 'Again',
    blocked: 'The browser has not opened the second window.',
    customer: 'Customer view',
    hide: 'Hide amounts',
    freeze: 'Freeze',
    end: 'End the view',
  },
};
const texts = () => words[document.documentElement.lang];
const element = (selector) => document.querySelector(selector);
const say = (text) => (element('header [role=status]').textContent = text);

const config = await (await fetch(`../config/${globalThis.env}.json`)).json();
const loader = vpDigital.createLoader({ registryUrl: '../remotes.json', onSlow: () => say(texts().slow) });
const pages = allPages(await loader.registry());
const session = await readSession(config.signIn);

if (session) start(session);
else await startSignIn(config.signIn);

function start({ user: signedIn, ...tokens }) {
  let user = signedIn;
  let household;
  let dirty = [];
  let shown; // { area, mounted, place }

  const messages = createMessages({
    async tokenExchangeInit({ requestId, audience }, send) {
      try {
        const token = await exchangeToken(config.signIn, { ...tokens, user }, audience);
        send('tokenExchangeReady', { requestId, ok: true, ...token });
      } catch (error) {
        send('tokenExchangeReady', { requestId, ok: false, error: error.message });
      }
    },
    setAdvisorUserData(next, send) {
      user = next;
      keepSession({ ...tokens, user });
      send('setAdvisorUserData', user);
      address.go('/haushalt', { replace: true, asked: true });
    },
    advisorEnteredHousehold(next, send) {
      household = next;
      send('advisorEnteredHousehold', household);
      drawTabs();
    },
    setMicroAppDirty: ({ entries }) => (dirty = entries),
    householdChanged: (change, send) => send('householdChanged', change),
    receivePageTitle: ({ title }) => (document.title = title),
    navigate: ({ to, replace }) => address.go(to, { replace }),
    showMessage: ({ text }) => say(text),
    logout: () => endSession(config.signIn, tokens),
  });

  async function mayLeave() {
    if (dirty.length > 0) await shown?.mounted?.save();
    if (dirty.length === 0) return true;
    const labels = dirty.map(({ label }) => label).join(', ');
    const { leave, discard: yes, stay: no } = texts();
    if (!(await ask(element('dialog'), { question: `${leave} ${labels}`, yes, no }))) return false;
    shown?.mounted?.discard();
    return true;
  }

  const customerBar = element('header [role=group]');
  const view = createCustomerView({ source: element('#area'), bar: customerBar });
  let viewOf; // the household that a customer is shown

  const address = createAddress(mayLeave);
  address.port.subscribe(show);

  /** Which page an address means: without an advisor context the choice of one comes first. */
  const wanted = () =>
    user.accountingContract ? findPage(pages, address.port.current()) : findPage(pages, '/beraterauswahl');

  async function show() {
    if (!user.accountingContract && address.port.current() !== '/beraterauswahl')
      return address.go('/beraterauswahl', { replace: true, asked: true });
    const area = wanted()?.page.area;
    drawTabs();
    followHousehold();
    if (area === shown?.area) return; // the area follows the address by itself
    const before = shown;
    shown = { area, place: document.createElement('div') };
    await before?.mounted?.unmount();
    before?.place.remove();
    if (area) await mount(shown);
  }

  /** What a customer sees is of one household, and goes with it. */
  function followHousehold() {
    const { householdId } = wanted()?.parameters ?? {};
    element('[name=customer]').hidden = householdId === undefined;
    if (householdId !== viewOf) view.close();
  }

  async function mount(attempt) {
    element('#area').replaceChildren(attempt.place);
    say('');
    try {
      attempt.mounted = await loader.mountArea(attempt.area, attempt.place, {
        config,
        clock: {
          now: () => new Date(),
          today: () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(),
        },
        sink: {
          error: (error, context) => console.error(context.area, context.during, error),
          event: () => {},
        },
        language: document.documentElement.lang,
        customer: view.port,
        location: address.port,
        offers: (path) => offers(pages, user, path),
        shell: messages.port(),
        slot: 'page',
      });
      if (attempt !== shown) return void attempt.mounted.unmount();
      await attempt.mounted.ready;
    } catch (error) {
      if (attempt === shown) drawFailure(attempt, error);
    }
  }

  function drawFailure(attempt, error) {
    const card = document.createElement('div');
    card.role = 'alert';
    const retry = document.createElement('button');
    retry.append(texts().retry);
    retry.onclick = () => mount(attempt);
    card.append(`${texts().failed} (${error.code}) `, retry);
    element('#area').replaceChildren(card);
  }

  function drawTabs() {
    const area = wanted()?.page.area;
    const links = tabsFor(pages, user, household).map((tab) => {
      const link = document.createElement('a');
      link.href = `#${tab.href}`;
      link.append(tab.tab[document.documentElement.lang]);
      if (tab.area === area) link.ariaCurrent = 'page';
      link.onpointerenter = link.onfocus = () => loader.preload(tab.area);
      link.onclick = (event) => {
        event.preventDefault();
        address.go(tab.href);
      };
      return link;
    });
    element('nav').replaceChildren(...links);
  }

  function drawWords() {
    for (const name of ['customer', 'hide', 'freeze', 'end'])
      element(`[name=${name}]`).textContent = texts()[name];
    customerBar.ariaLabel = texts().customer;
  }

  element('.skip').onclick = (event) => {
    event.preventDefault(); // the fragment holds the address
    element('#inhalt')?.focus();
  };
  element('[name=language]').onclick = ({ target }) => {
    const next = document.documentElement.lang === 'de' ? 'en' : 'de';
    target.textContent = next === 'de' ? 'English' : 'Deutsch';
    document.documentElement.lang = next;
    shown?.mounted?.setLanguage(next);
    drawTabs();
    drawWords();
  };
  element('[name=customer]').onclick = () => {
    viewOf = wanted()?.parameters.householdId;
    if (!view.open()) say(texts().blocked);
  };
  element('[name=sign-out]').onclick = async () => {
    if (!(await mayLeave())) return;
    view.close();
    messages.send('logout', { reason: 'user' }); // areas forget what they keep on the device
    await shown?.mounted?.unmount();
    await endSession(config.signIn, tokens);
  };
  addEventListener('beforeunload', (event) => dirty.length > 0 && event.preventDefault());

  messages.send('setAdvisorUserData', user);
  show();
}
