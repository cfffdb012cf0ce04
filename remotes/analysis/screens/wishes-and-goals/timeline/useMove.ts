import { goalPriorities } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { useReadOnly } from '@vp-digital/core/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { lastMonth, monthFrom, nextMonth } from '../../../shared/wishes-and-goals/data';
import { type Axis, monthsOf, type Placed } from './axis';

/** So far a press may slip and is still a press, in px. */
const slip = 4;

const monthsOfKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const lanesOfKey: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export interface MoveOptions {
  placed: Placed;
  axis: Axis;
  /** A press that was no drag. */
  onOpen(): void;
  /** What has happened, in words. */
  onSay(text: string): void;
}

/** Moving a goal: by a month or, with Shift, a year; into another lane; by hand. Esc lets go where it was. */
export function useMove({ placed: { id, goal }, axis, onOpen, onSay }: MoveOptions) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  const { t: code } = useTranslation('household/goals');
  const { language } = useFormat();
  const today = useHost().clock.today();
  const isFixed = useReadOnly() !== undefined;
  const editor = useEntry({ section: 'goals', id, value: goal, of: goal.title });
  const [dragged, setDragged] = useState<string>();
  const from = useRef<{ x: number; width: number }>(undefined);

  const within = (month: string) => [nextMonth(today), month, lastMonth(today)].toSorted()[1] ?? goal.term; // the middle one
  const move = (month: string) => {
    const next = within(month);
    if (next === goal.term) return;
    editor.set('term', next, t('field.term'));
    editor.leave();
    onSay(t('timeline.moved', { name: goal.title, month: formatMonth(next, language) }));
  };
  const changeLane = (by: number) => {
    const next = goalPriorities[goalPriorities.indexOf(goal.priority) + by];
    if (next === undefined) return;
    editor.set('priority', next, t('field.priority'));
    editor.leave();
    onSay(t('timeline.lane', { name: goal.title, priority: code(`priority.${next}`) }));
  };
  const letGo = () => {
    from.current = undefined;
    setDragged(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && dragged !== undefined) return letGo();
    const [months, lanes] = [monthsOfKey[event.key], lanesOfKey[event.key]];
    if (isFixed || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (months !== undefined) move(monthFrom(goal.term, months * (event.shiftKey ? 12 : 1)));
    else if (lanes !== undefined) changeLane(lanes);
    else return undefined;
    return event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    const width = event.currentTarget.parentElement?.clientWidth ?? 0;
    if (isFixed || event.button !== 0 || width === 0) return;
    from.current = { x: event.clientX, width };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!from.current) return;
    const distance = clientX - from.current.x;
    if (dragged === undefined && Math.abs(distance) < slip) return;
    setDragged(within(monthFrom(goal.term, monthsOf(distance / from.current.width, axis))));
  };
  const onPointerUp = () => {
    if (dragged !== undefined) move(dragged);
    from.current = undefined;
  };
  const onClick = () => {
    if (dragged === undefined) onOpen();
    else setDragged(undefined); // the press that ends a drag opens nothing
  };
  return {
    /** The month it would fall into now. */
    dragged,
    isFixed,
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo, onClick },
  };
}
