import { useEffect, useRef } from 'react';
import pictureClasses from '../CustomerPicture.module.css';
import { afterChanges } from './afterChanges';
import classes from './DirectorNotes.module.css';
import { pointBySmall } from './pointBySmall';

export interface SmallPictureProps {
  shown: Element;
  /** The ring in the customer's picture follows the pointer over this one. */
  pointing: boolean;
}

/** What the customer sees, as it is drawn for them, in small: seen only, and by the advisor, who can point at it. */
export function SmallPicture({ shown, pointing }: SmallPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const draw = () => drawSmall(current, shown);
    const stop = afterChanges(shown, draw);
    window.addEventListener('resize', draw); // in another width it has another size
    return () => {
      stop();
      window.removeEventListener('resize', draw);
      current.replaceChildren();
    };
  }, [shown]);
  useEffect(() => {
    const { current } = place;
    if (current?.parentElement && pointing) return pointBySmall(current.parentElement, shown.ownerDocument);
  }, [shown, pointing]);
  return (
    <div aria-hidden className={classes['small']}>
      <div ref={place} inert data-small-picture className={classes['whole']} />
    </div>
  );
}

/** Pixels of a page without a window, as telephones have it. */
const narrow = 340;

function drawSmall(place: HTMLElement, shown: Element): void {
  const page = shown.querySelector('main');
  const copy = place.ownerDocument.createElement('div');
  copy.className = page?.className ?? pictureClasses['page'] ?? '';
  const width = page?.getBoundingClientRect().width || narrow;
  copy.style.width = `${width}px`;
  copy.style.scale = `${place.clientWidth / width}`;
  if (page) copy.append(...[...page.children].map(clone));
  else copy.append(pictureOf(clone(shown)));
  place.replaceChildren(copy);
}

function pictureOf(element: Element): Element {
  element.className = pictureClasses['picture'] ?? '';
  return element;
}

const clone = (element: Element): Element => element.cloneNode(true) as Element; // a clone is of the same kind
