import { type ComponentType, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { hasSameMembers } from '../hasSameMembers';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...given: unknown[]) => unknown;

/**
 * A field that is redrawn only if something it shows has changed, not with every keystroke in another field: that
 * redraws its form, and recreates its handlers and list of options. It always calls the newest handler.
 */
export function steady<Field extends (props: never) => ReactNode>(Field: Field): Field {
  const Drawn = memo(Field as unknown as ComponentType<Props>, isSameLook);
  function Steady(props: Props) {
    const newest = useRef(props);
    useLayoutEffect(() => {
      newest.current = props;
    });
    const [handlerOf] = useState(() => {
      const handlers: Record<string, Handler> = {};
      return (name: string) => (handlers[name] ??= (...given) => (newest.current[name] as Handler)(...given));
    });
    const steadied = Object.entries(props).map(([name, value]) => [
      name,
      typeof value === 'function' && /^on[A-Z]/.test(name) ? handlerOf(name) : value,
    ]);
    return <Drawn {...Object.fromEntries(steadied)} />;
  }
  return Steady as unknown as Field; // takes what the field takes, whose type parameters only it knows
}

/** Options are listed anew with every drawing. */
const isSameLook = (before: Props, now: Props): boolean =>
  hasSameMembers(
    { ...before, options: JSON.stringify(before['options']) },
    { ...now, options: JSON.stringify(now['options']) },
  );
