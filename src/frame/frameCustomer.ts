import { largestPicture, treeOf } from '@vp-digital/core/contracts';
import { type DrawnPicture, type PictureMirror, keepPicture, releasedStyles } from '@vp-digital/core/picture';
import {
  type CustomerLook,
  customerMarks,
  type CustomerPort,
  type LocationPort,
  type ShellPort,
} from '@vp-digital/core/shell';

export interface FrameCustomerParts {
  port: ShellPort;
  /** Where the area is. */
  source: Element;
  location: Pick<LocationPort, 'current'>;
}

/**
 * Whether a customer looks on, as the shell says. As long as one does, what the area draws for them goes to the shell
 * whenever it changes: as a list of nodes, of what pictures may have and nothing else.
 */
export function createFrameCustomer({ port, source, location }: FrameCustomerParts): CustomerPort {
  const listeners = new Set<() => void>();
  const kept: PictureMirror[] = [];
  let look: CustomerLook | undefined;

  const keep = (also: boolean) => {
    const picture = document.createElement('div');
    let last: string | undefined;
    const send = ({ path: screen }: DrawnPicture) => {
      const ask = source.querySelector(`[${customerMarks.ask}]`)?.getAttribute(customerMarks.ask);
      const drawn = { path: location.current(), also, styles: releasedStyles(), nodes: treeOf(picture) };
      const payload = { ...drawn, ...(screen && { screen }), ...(ask && { ask }) };
      const text = JSON.stringify(payload);
      if (text === last) return;
      last = text;
      port.send('customerDrawn', text.length > largestPicture ? { ...payload, nodes: [] } : payload);
    };
    const keeping = keepPicture({ source, picture, also: () => also, onDrawn: send });
    keeping.set({ hideAmounts: false, frozen: false }); // the shell hides and freezes what it shows
    return keeping;
  };

  port.subscribe('customerLook', ({ look: next }) => {
    look = next;
    for (const listener of [...listeners]) listener();
    for (const one of kept.splice(0)) one.stop();
    if (next) kept.push(keep(false), ...(next.also === undefined ? [] : [keep(true)]));
  });
  return {
    current: () => look,
    end: () => port.send('customerEnded', {}),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
