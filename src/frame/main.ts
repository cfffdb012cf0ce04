import './frame.css';
import '@vp-digital/core/loader/provideFederationRuntime';
import { createLoader } from '@vp-digital/core/loader';
import { greetShell } from '@vp-digital/core/shell';
import { runFrame } from './runFrame';

/**
 * The origin of the only shell that may use this frame. The page asks its own origin: the embedding page has no say.
 */
async function readShellOrigin(): Promise<string> {
  const answer = await fetch('config/frame.json', { cache: 'no-store' });
  const content: unknown = await answer.json();
  const shell: unknown =
    typeof content === 'object' && content !== null && 'shell' in content && content.shell;
  if (typeof shell !== 'string') throw new Error('the frame has no shell');
  return new URL(shell).origin;
}

/** The page's `<main>`; areas give it this id. */
const focusPage = () => document.getElementById('inhalt')?.focus({ preventScroll: true });

async function start(): Promise<void> {
  const element = document.getElementById('area');
  if (!element) throw new Error('the page has no place for the area');
  document.documentElement.dataset['base'] = new URL('.', window.location.href).pathname.slice(0, -1); // this page lies right below it
  const transport = greetShell(await readShellOrigin());
  runFrame({ transport, element, loader: createLoader({ registryUrl: 'remotes.json' }), focusPage });
}

// The shell says after its time that the area did not come, and offers to try again.
start().catch((error: unknown) => console.error(error));
