import { touchesPicture } from './blocks';
import { drawPicture, type DrawnBlocks } from './drawPicture';
import { hideAmounts } from './hideAmounts';
import { namesakeOf } from './namesakeOf';

export interface PictureSettings {
  hideAmounts: boolean;
  /** The picture stays as it is, whatever changes behind it; one that begins so is empty: the advisor may be elsewhere by then. */
  frozen: boolean;
}

export interface PictureMirror {
  set(settings: PictureSettings): void;
  /** The element of the picture that stands for one of the page, or for what it stands in, or is called the same. */
  copyOf(source: Element): Element | undefined;
  stop(): void;
}

export interface DrawnPicture extends DrawnBlocks {
  /** Of the page, which names nobody; undefined where the picture has a heading of its own. */
  title: string | undefined;
}

export interface PictureMirrorOptions {
  source: Element;
  picture: Element;
  /** For the second of two places; asked at every drawing. */
  also?(): boolean;
  /** Called after every drawing, of what is frozen too: with what was known of it then. */
  onDrawn(drawn: DrawnPicture): void;
}

/** Milliseconds between two drawings. */
const pause = 100;

/**
 * Draws the picture, and again when what it shows or its language changes, until stopped: not more often than the eye
 * sees, and only where something differs, so that who reads it keeps their place.
 */
export function keepPicture({ source, picture, also, onDrawn }: PictureMirrorOptions): PictureMirror {
  let settings: PictureSettings = { hideAmounts: false, frozen: false };
  /** What is frozen, with its amounts: they can be hidden and come back while nothing else changes. */
  let still: { parts: Element[]; drawn: DrawnPicture } | undefined;
  let copies = new WeakMap<Element, Element>();
  let drawnAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawApart = () => {
    const apart = picture.ownerDocument.createElement('div');
    const pairs: [Element, Element][] = [];
    const blocks = drawPicture(apart, {
      source,
      also: also?.() ?? false,
      onCopy: (from, copy) => pairs.push([from, copy]),
    });
    const drawn = { ...blocks, title: apart.querySelector('h1') ? undefined : document.title };
    return { apart, pairs, drawn };
  };
  const show = (apart: Element, pairs?: readonly [Element, Element][]) => {
    if (settings.hideAmounts) for (const part of apart.children) hideAmounts(part);
    const stays = [...apart.children].every((part, at) => picture.children[at]?.isEqualNode(part));
    const current = stays && apart.children.length === picture.children.length ? apart : undefined;
    if (pairs) copies = new WeakMap(current ? pairsIn(picture, current, pairs) : pairs);
    if (!current) picture.replaceChildren(...apart.children);
  };
  const draw = () => {
    clearTimeout(timer);
    timer = undefined;
    drawnAt = performance.now();
    if (still) {
      const apart = picture.ownerDocument.createElement('div');
      apart.append(...still.parts.map(clone));
      show(apart);
      return onDrawn(still.drawn);
    }
    const { apart, pairs, drawn } = drawApart();
    show(apart, pairs);
    onDrawn(drawn);
  };
  const follow = () => {
    if (still || timer !== undefined) return;
    timer = setTimeout(draw, Math.max(0, (drawnAt ?? -pause) + pause - performance.now()));
  };
  const observer = new MutationObserver((records) => {
    if (records.some(touchesPicture)) follow();
  });
  observer.observe(source, { subtree: true, childList: true, characterData: true, attributes: true });
  const titleObserver = new MutationObserver(follow);
  const title = document.querySelector('title');
  if (title) titleObserver.observe(title, { childList: true });
  source.addEventListener('input', follow);
  return {
    set: (next) => {
      settings = next;
      if (!next.frozen) still = undefined;
      else still ??= drawnAt === undefined ? nothing : stillOf(drawApart());
      draw();
    },
    copyOf: (from) => {
      let element: Element | null = from;
      while (element && !copies.has(element)) element = element.parentElement;
      const copy = element ? copies.get(element) : undefined;
      return copy?.isConnected ? copy : namesakeOf(from, picture);
    },
    stop: () => {
      clearTimeout(timer);
      observer.disconnect();
      titleObserver.disconnect();
      source.removeEventListener('input', follow);
    },
  };
}

/** The same pairs with the elements of a picture that stays, though the page has put others in the place of its own. */
function pairsIn(
  picture: Element,
  apart: Element,
  pairs: readonly [Element, Element][],
): [Element, Element][] {
  const current = picture.querySelectorAll('*');
  const places = new Map([...apart.querySelectorAll('*')].map((element, at) => [element, at]));
  return pairs.flatMap(([from, copy]): [Element, Element][] => {
    const element = current[places.get(copy) ?? -1];
    return element ? [[from, element]] : [];
  });
}

const nothing = { parts: [], drawn: { blocks: 0, path: undefined, title: '' } };

const stillOf = ({ apart, drawn }: { apart: Element; drawn: DrawnPicture }) => ({
  parts: [...apart.children],
  drawn,
});

const clone = (element: Element): Element => element.cloneNode(true) as Element; // a clone is of the same kind
