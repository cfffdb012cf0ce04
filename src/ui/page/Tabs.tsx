import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import classes from './Tabs.module.css';

export interface TabsProps<Key extends string> {
  /** What the tabs divide: "Arten von Verträgen". */
  label: string;
  tabs: readonly { key: Key; label: string /** How many there are in it. */; count?: number | undefined }[];
  value: Key;
  onChange(key: NoInfer<Key>): void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Parts of one page, one in sight: arrows, Home and End choose, Tab goes into the content. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chooseByKey = (event: KeyboardEvent) => {
    const next =
      tabs[
        targetOf(
          event.key,
          tabs.findIndex(({ key }) => key === value),
          tabs.length,
        ) ?? -1
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={classes['list']}
        onKeyDown={chooseByKey}
      >
        {tabs.map(({ key, label: name, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-key={key}
            className={classes['tab']}
            aria-selected={key === value}
            aria-controls={key === value ? `${id}-panel` : undefined}
            tabIndex={key === value ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {name}
            {count !== undefined && <span className={classes['count']}>{count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className={classes['panel']}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}

/** The place that a key leads to, around the ends. */
function targetOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
