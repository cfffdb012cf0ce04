import type { LifeEvent } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Evented } from './evented';
import classes from './LifeLine.module.css';
import { useEventWords } from './useEventWords';

export interface LifeLineProps extends Evented {
  /** How much of the plan is shown. */
  months: number;
  onMove(id: string, from: string): void;
  onOpen(id: string): void;
}

/** Events along the years: keys move them by months, the mouse or a finger by years, Enter or a press opens them. */
export function LifeLine({ months, onMove, onOpen, facts, result, settings }: LifeLineProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.life' });
  const track = useRef<HTMLDivElement>(null);
  const { monthText, eventName } = useEventWords(facts, result);
  const plan = result.plan.months;
  const shown = settings.events.filter(({ from }) => plan.monthOf(from) < months);
  const move = (event: LifeEvent, month: number) => {
    const within = Math.min(months - 1, Math.max(0, month));
    onMove(event.id, plan.day(within).slice(0, 7));
  };
  return (
    <div role="group" aria-label={t('label')}>
      <div
        ref={track}
        className={classes['track']}
        style={{ height: `${Math.min(rows, Math.max(1, shown.length)) * rowHeight + 0.75}rem` }}
      >
        {shown.map((event, index) => (
          <Handle
            key={event.id}
            name={eventName(event)}
            month={Math.max(0, plan.monthOf(event.from))}
            months={months}
            row={index % rows}
            text={monthText(Math.max(0, plan.monthOf(event.from)))}
            width={() => track.current?.clientWidth ?? 0}
            onMove={(month) => move(event, month)}
            onOpen={() => onOpen(event.id)}
          />
        ))}
        {shown.length === 0 && <p className={classes['empty']}>{t('empty')}</p>}
      </div>
    </div>
  );
}

interface HandleProps {
  name: string;
  month: number;
  months: number;
  row: number;
  text: string;
  width(): number;
  onMove(month: number): void;
  onOpen(): void;
}

/** Events beside one another would cover their words: they take turns in as many rows. */
const rows = 3;
/** Of a handle, rem. */
const rowHeight = 2.75;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -12,
  PageUp: 12,
};

function Handle({ name, month, months, row, text, width, onMove, onOpen }: HandleProps) {
  const drag = useRef<{ x: number; month: number; moved: boolean }>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') onOpen();
    else if (step !== undefined) onMove(month + step);
    else return;
    event.preventDefault();
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const [begun, room] = [drag.current, width()];
    if (!begun || room === 0) return;
    const years = Math.round((((clientX - begun.x) / room) * months) / 12);
    if (years !== 0) begun.moved = true;
    if (begun.moved) onMove(begun.month + years * 12);
  };
  return (
    <div
      className={classes['handle']}
      style={{ insetInlineStart: `${(month / months) * 100}%`, top: `${row * rowHeight}rem` }}
      data-late={month / months > 0.5 || undefined}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={months - 1}
      aria-valuenow={month}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        drag.current = { x: event.clientX, month, moved: false };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        const wasMoved = drag.current?.moved;
        drag.current = undefined;
        if (!wasMoved) onOpen();
      }}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
    >
      <b>{name}</b>
      <span>{text}</span>
    </div>
  );
}
