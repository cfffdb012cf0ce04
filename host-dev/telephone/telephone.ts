import './telephone.css';
import './question.css';
import type { ShownPicture, ShownQuestion, TelephoneSession } from '@vp-digital/core/contracts';
import { createCalls, type Refusal } from './calls';
import { dropSession, keepSession, keptSession } from './keptSession';
import { elementOf, ofClass, showPart, tellQuestion } from './parts';
import { basePath, forget, show } from './picture';

/** Milliseconds without a response, after which nothing remains visible: access may have been revoked meanwhile. */
const patience = 20_000;
const pause = 1_000;

/** Shows questions: fetched with the first one. */
const questionScript = `${basePath}/telephone-question.js`;

// first of all, the code is removed from the address, and so from the history
const codeOfAddress = window.location.hash.slice(1);
window.history.replaceState(null, '', window.location.pathname);

const address = window.location.pathname.replace(/\/+$/, '');
const isWhole = address.startsWith(`${basePath}/telefon/`);
const calls = createCalls(address);

/** Held here, and in the storage of this tab. */
let session: TelephoneSession | undefined;
/** When it ends, in milliseconds of this telephone's clock. */
let until = 0;
let version = 0;
/** What arrived while the notice is read; nothing is drawn before. */
let unread: ShownPicture | undefined;
let asked: ShownQuestion | undefined;
let isLooking = false;
let drawing = Promise.resolve();

/** A code is valid once: if submitted twice, the first response would let nobody in. */
let isAsking = false;

async function letIn(code: string): Promise<void> {
  if (isAsking || session) return;
  const next = elementOf<HTMLButtonElement>('#ask button');
  isAsking = next.disabled = true;
  const answer = await calls.session(code);
  isAsking = next.disabled = false;
  if (typeof answer === 'string') return ask(answer);
  begin(answer, Date.now() + answer.seconds * 1000);
  showPart('about');
}

function begin(begun: TelephoneSession, endsAt: number): void {
  session = begun;
  until = endsAt;
  const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' });
  const { sender, company } = begun;
  for (const place of ofClass('sender')) place.textContent = company ? `${sender}, ${company}` : sender;
  for (const place of document.querySelectorAll('time')) {
    place.dateTime = begun.endsAt;
    place.textContent = time.format(new Date(begun.endsAt));
  }
  keep();
  setTimeout(end, until - Date.now());
  void follow(begun); // the telephone is connected while the notice is read
}

function ask(problem?: Refusal | 'incomplete'): void {
  const said = elementOf('#ask .problem');
  said.textContent = problem ? (said.dataset[problem] ?? '') : '';
  showPart('ask');
  const field = elementOf('#code');
  const isWrong = problem === 'wrong';
  field.ariaInvalid = `${isWrong}`;
  if (isWrong) field.focus();
}

function end(): void {
  session = unread = asked = undefined;
  dropSession();
  forget();
  showPart('ended');
}

async function follow({ token }: TelephoneSession): Promise<void> {
  let heard = performance.now();
  const lost = elementOf('#shown .lost');
  while (session) {
    const answer = await calls.picture(token, version);
    if (answer === 'ended') return end();
    if (answer === 'offline') {
      if (performance.now() - heard > patience) {
        forget();
        unread = asked = undefined;
        version = 0;
      }
      lost.textContent = lost.dataset['lost'] ?? '';
      await new Promise((resolve) => setTimeout(resolve, pause));
      continue;
    }
    heard = performance.now();
    lost.textContent = '';
    if (answer === 'nothing') continue;
    version = answer.version;
    unread = answer.picture;
    void tell((asked = answer.question), token);
    await drawUnread();
  }
}

/** The picture does not wait for it; only the newest is sent on, and none after the end. */
async function tell(question: ShownQuestion | undefined, token: string): Promise<void> {
  if (question) await import(/* webpackIgnore: true */ questionScript).catch(() => undefined);
  if (asked === question) tellQuestion({ question, address, token });
}

/** One after the other: each may wait for style sheets. */
function drawUnread(): Promise<void> {
  drawing = drawing.then(async () => {
    const picture = isLooking && unread;
    if (!picture) return;
    unread = undefined;
    await draw(picture);
  });
  return drawing;
}

async function draw(picture: ShownPicture): Promise<void> {
  await show(picture);
  if (!session) return forget(); // it ended while style sheets were loading
  elementOf('#shown .waiting').hidden = true;
  elementOf('#shown .nothing').hidden = picture.nodes.length > 0;
  const title = document.querySelector('#picture h1')?.textContent ?? '';
  const said = elementOf('#shown .title');
  if (said.textContent === title) return;
  said.textContent = title; // this also announces the new page to screen readers
  window.scrollTo(0, 0);
}

elementOf('#ask form').addEventListener('submit', (event) => {
  event.preventDefault();
  void letIn(elementOf<HTMLInputElement>('#code').value);
});
elementOf('#about button').addEventListener('click', look);
function look(): void {
  showPart('shown');
  isLooking = true;
  keep();
  void drawUnread();
}
elementOf('#shown button').addEventListener('click', () => {
  if (session) void calls.end(session.token);
  end();
});

function keep(): void {
  if (session) keepSession({ address, session, isLooking, until });
}
// a page kept in the back/forward cache keeps nothing that was shown, and begins anew
window.addEventListener('pagehide', () => {
  session = unread = asked = undefined;
  forget();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});

const kept = keptSession(address);
if (!isWhole) {
  elementOf('#ask form').hidden = true;
  ask('incomplete');
} else if (codeOfAddress) void letIn(codeOfAddress);
else if (kept) {
  begin(kept.session, kept.until);
  if (kept.isLooking) look();
  else showPart('about');
} else ask();
