import { rmSync } from 'node:fs';
import { create, lookAt, touch } from './lockFile';

/** Milliseconds between two signs of life: four fit into the patience of others. */
const interval = 5000;

export interface FolderLock {
  /**
   * Before something is written: looks when the last sign of life is overdue, because the process, or its machine,
   * stood still and another one may have taken the folder over since.
   */
  confirm(): void;
  release(): void;
}

/** Gives signs of life until the folder is given back, and says when the file has become another's. */
export function keepLock(file: string, text: string, onLost: () => void): FolderLock {
  let lastBeat = performance.now();
  const beat = () => {
    // a person may have deleted it
    const isOurs = lookAt(file)?.text === text || create(file, text);
    if (!isOurs) {
      clearInterval(timer);
      return onLost();
    }
    touch(file);
    lastBeat = performance.now();
  };
  const timer = setInterval(beat, interval);
  timer.unref();
  return {
    confirm: () => {
      if (performance.now() - lastBeat > 2 * interval) beat();
    },
    release: () => {
      clearInterval(timer);
      if (lookAt(file)?.text === text) rmSync(file, { force: true });
    },
  };
}
