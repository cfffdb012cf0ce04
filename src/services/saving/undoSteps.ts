import { applyChanges, type Change } from '@vp-digital/core/contracts';
import type { SectionKey } from '../endpoints/sections';
import { changeTo, type PendingChange } from '../pendingChange';

/** One field of a step: what it held before, and what the step wrote into it. */
export interface UndoField {
  key: SectionKey;
  path: string;
  label: string;
  before: Change['value'] | undefined;
  after: Change['value'] | undefined;
}

const most = 20;

export type UndoDirection = 'undo' | 'redo';

/**
 * The last twenty steps of a screen, and those that were taken back since the last one. A step is one visit of a field:
 * everything typed into it until it is left, with what was written along with it (the net that follows from a gross).
 */
export class UndoSteps {
  /** Oldest first: what can be taken back, and what can be done again. */
  #steps: Record<UndoDirection, UndoField[][]> = { undo: [], redo: [] };
  /** The last step still grows: its field has not been left. */
  #open = false;
  /** Changes of one event belong together. */
  #sameEvent = false;
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The name of what would be taken back, or done again, next. */
  next = (direction: UndoDirection): string | undefined => this.#steps[direction].at(-1)?.[0]?.label;

  /** @param before asks for what the field held: only the first letter of a visit has to know. */
  record(key: SectionKey, { path, value, label }: PendingChange, before: () => UndoField['before']): void {
    const last = this.#open ? this.#steps.undo.at(-1) : undefined;
    const known = last?.find((field) => isSameDocument(field.key, key) && isWithin(path, field.path));
    if (known)
      known.after =
        known.path === path ? value : withField(known.after, path.slice(known.path.length), value);
    else {
      const field = { key, path, label, before: before(), after: value };
      if (last && this.#sameEvent) last.push(field);
      else this.#steps.undo = [...this.#steps.undo, [field]].slice(-most);
    }
    this.#steps.redo = [];
    this.#open = true;
    if (!this.#sameEvent) queueMicrotask(() => (this.#sameEvent = false));
    this.#sameEvent = true;
    this.#tell();
  }

  /** The field was left: what is written next is another step. */
  close(): void {
    this.#open = false;
  }

  /** What this visit of a field has written, newest first; it is a step no longer. Nothing while the field has written nothing. */
  takeVisit(key: SectionKey, path: string): UndoField[] {
    const last = this.#open ? this.#steps.undo.at(-1) : undefined;
    const isVisit = last?.some((field) => isSameDocument(field.key, key) && isWithin(path, field.path));
    return isVisit ? (this.take('undo') ?? []) : [];
  }

  /** The last step of a way, in the order in which its fields are to be written; it is a step no longer. */
  take(direction: UndoDirection): UndoField[] | undefined {
    this.close();
    const step = this.#steps[direction].pop();
    this.#tell();
    return direction === 'undo' ? step?.toReversed() : step;
  }

  /** What went one way can go the other one. */
  turn(direction: UndoDirection, step: readonly UndoField[]): void {
    if (direction === 'undo') this.#steps.redo.push(step.toReversed());
    else this.#steps.undo.push([...step]);
    this.#tell();
  }

  clear(): void {
    this.close();
    this.#steps = { undo: [], redo: [] };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The first letter of a field may make its entry, and the next ones are written into that. */
const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}/`);

const withField = (entry: UndoField['after'], path: string, value: UndoField['after']): UndoField['after'] =>
  applyChanges(entry, [changeTo(path, value)]);

const isSameDocument = (one: SectionKey, other: SectionKey) =>
  one.householdId === other.householdId && one.section === other.section;
