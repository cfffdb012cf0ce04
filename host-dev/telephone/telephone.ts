import './telephone.css';
import type { ShownPicture, TelephoneSession } from '@vp-digital/core/contracts';
import { createCalls, type Refusal } from './calls';
import { elementOf, ofClass, showPart } from './parts';
import { forget, show } from './picture';

/** Milliseconds without an answer, after which nothing is left to be seen: it may have been revoked meanwhile. */
const patience = 20_000;
const pause = 1_000;

// the code leaves the address, and with it the history, before anything else is done
const codeOfAddress = window.location.hash.slice(1);
window.history.replaceState(null, '', window.location.pathname);

const address = window.location.pathname.replace(/\/+$/, '');
const isWhole = /^\/telefon\/./.test(address);
const calls = createCalls(address);

/** The page holds the session only here: reloaded, it asks for a new code. */
let session: TelephoneSession | undefined;
let version = 0;

async function letIn(code: string): Promise<void> {
  const answer = await calls.session(code);
  if (typeof answer === 'string') return ask(answer);
  session = answer;
  const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' });
  const { sender, company, endsAt, seconds } = answer;
  for (const place of ofClass('sender')) place.textContent = company ? `${sender}, ${company}` : sender;
  for (const place of document.querySelectorAll('time')) {
    place.dateTime = endsAt;
    place.textContent = time.format(new Date(endsAt));
  }
  setTimeout(end, seconds * 1000);
  showPart('about');
}

function ask(problem?: Refusal | 'incomplete'): void {
  const said = elementOf('#ask .problem');
  said.textContent = problem ? (said.dataset[problem] ?? '') : '';
  showPart('ask');
}

function end(): void {
  session = undefined;
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
        version = 0;
      }
      lost.textContent = lost.dataset['lost'] ?? '';
      await new Promise((resolve) => setTimeout(resolve, pause));
      continue;
    }
    heard = performance.now();
    lost.textContent = '';
    if (answer !== 'nothing') await draw(answer);
  }
}

async function draw(newer: { version: number; picture: ShownPicture }): Promise<void> {
  await show(newer.picture);
  if (!session) return forget(); // it ended while style sheets came
  version = newer.version;
  elementOf('#shown .waiting').hidden = true;
  elementOf('#shown .nothing').hidden = newer.picture.nodes.length > 0;
}

elementOf('#ask form').addEventListener('submit', (event) => {
  event.preventDefault();
  void letIn(elementOf<HTMLInputElement>('#code').value);
});
elementOf('#about button').addEventListener('click', () => {
  showPart('shown');
  if (session) void follow(session);
});
elementOf('#shown button').addEventListener('click', () => {
  if (session) void calls.end(session.token);
  end();
});
// a page that the browser keeps for the way back keeps nothing that was shown
window.addEventListener('pagehide', () => {
  if (session) end();
});

if (!isWhole) {
  elementOf('#ask form').hidden = true;
  ask('incomplete');
} else if (codeOfAddress) void letIn(codeOfAddress);
else ask();
