import { drawPicture } from './drawPicture';
import { hideAmounts } from './hideAmounts';

export interface PictureSettings {
  hideAmounts: boolean;
  /** The picture stays as it is, whatever changes behind it. */
  frozen: boolean;
}

export interface KeptPicture {
  set(settings: PictureSettings): void;
  /** The element of the picture that stands for one of the page, or for what it stands in. */
  copyOf(source: Element): Element | undefined;
  stop(): void;
}

export interface KeptPictureOptions {
  source: Element;
  picture: Element;
  /** Called after every drawing with how many blocks there are, and the page's title, which names nobody. */
  onDrawn(drawn: { blocks: number; title: string }): void;
}

/** Draws the picture, and again whenever the page or its language changes, until stopped. */
export function keepPicture({ source, picture, onDrawn }: KeptPictureOptions): KeptPicture {
  let settings: PictureSettings = { hideAmounts: false, frozen: false };
  /** What is frozen, with its amounts: they can be hidden and come back while nothing else changes. */
  let still: Element[] | undefined;
  let copies = new WeakMap<Element, Element>();
  const drawAll = () => {
    copies = new WeakMap();
    const blocks = drawPicture(picture, { source, noted: (from, copy) => copies.set(from, copy) });
    onDrawn({ blocks, title: document.title });
  };
  const draw = () => {
    if (still) picture.replaceChildren(...still.map(clone));
    else drawAll();
    if (settings.hideAmounts) for (const part of picture.children) hideAmounts(part);
  };
  const follow = () => {
    if (!still) draw();
  };
  const observer = new MutationObserver(follow);
  observer.observe(source, { subtree: true, childList: true, characterData: true, attributes: true });
  const title = document.querySelector('title');
  if (title) observer.observe(title, { childList: true });
  source.addEventListener('input', follow);
  return {
    set: (next) => {
      settings = next;
      if (!next.frozen) still = undefined;
      else if (!still) {
        drawAll();
        still = [...picture.children].map(clone);
      }
      draw();
    },
    copyOf: (from) => {
      let element: Element | null = from;
      while (element && !copies.has(element)) element = element.parentElement;
      const copy = element ? copies.get(element) : undefined;
      return copy?.isConnected ? copy : undefined;
    },
    stop: () => {
      observer.disconnect();
      source.removeEventListener('input', follow);
    },
  };
}

const clone = (element: Element): Element => element.cloneNode(true) as Element; // a clone is of the same kind
