import { type ComponentType, useEffect, useRef } from 'react';
import type { ImportProps } from './importKinds';

/** What takes the focus when it is there: the button that has asked for it is gone by then. */
export const focused = (Import: ComponentType<ImportProps>): ComponentType<ImportProps> =>
  function Focused(props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => place.current?.focus(), []);
    return (
      <div ref={place} tabIndex={-1}>
        <Import {...props} />
      </div>
    );
  };
