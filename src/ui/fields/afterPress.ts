let isListening = false;
let isPressed = false;
const waiting = new Set<() => void>();

/**
 * Runs now, or once the press that is under way is over. A field is left by pressing something else: what it then complains
 * about would move the pressed button away before it is released, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}

/** From the first call on it is known whether a mouse or a finger is down. */
export function listenToPresses(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const type of ['pointerup', 'pointercancel', 'dragend', 'keydown'] as const)
    document.addEventListener(type, end, true);
}

function end(): void {
  isPressed = false;
  if (waiting.size === 0) return;
  setTimeout(() => {
    for (const run of waiting) run();
    waiting.clear();
  }); // the click comes first
}
