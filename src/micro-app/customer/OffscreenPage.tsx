import { useStore } from '@vp-digital/core/libs/redux';
import { useHost } from '@vp-digital/core/platform';
import { useAreaServices } from '@vp-digital/core/services';
import type { CustomerWidth } from '@vp-digital/core/shell';
import { OffersContext } from '@vp-digital/core/ui';
import { startTransition, use, useEffect, useId, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ReadDocumentsContext } from '../documents/context';
import { RouteParameters } from '../routeParameters';
import { CustomerRoot } from './CustomerRoot';
import { marksOf } from './marksOf';
import type { PageForCustomer } from './pageForCustomer';

export interface OffscreenPageProps extends PageForCustomer {
  /** The page is laid out as wide as the place that shows it. */
  width: CustomerWidth;
}

/**
 * The customer's page, drawn in parallel with the advisor's in a root of its own, where nobody sees, hears or reaches
 * it: the shell copies it. It has the same documents as the advisor's page, including unsaved input, and follows them
 * without delaying them. Hidden by `visibility`: without layout it would have no sizes and would not be copied.
 */
export default function OffscreenPage({ width, ...props }: OffscreenPageProps) {
  const { page, isAlso = false } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const [, setFailure] = useState();
  const around = {
    host: useHost(),
    store: useStore(),
    services: useAreaServices(),
    offers: use(OffersContext),
    documents: use(ReadDocumentsContext),
    parameters: use(RouteParameters),
  };
  useEffect(() => {
    const element = document.createElement('div'); // of each root its own: one that ends never meets the next one
    element.append(emptyPage({ page, isAlso }));
    place.current?.append(element);
    const fail = (error: unknown) =>
      setFailure(() => {
        throw error; // to the boundary around, which reports it
      });
    const made = createRoot(element, {
      identifierPrefix: `${id}customer-`,
      onCaughtError: fail,
    });
    root.current = made;
    return () => {
      root.current = undefined;
      element.remove();
      queueMicrotask(() => made.unmount()); // not while the advisor's root is at work
    };
  }, [id, page, isAlso]);
  useEffect(() => startTransition(() => root.current?.render(<CustomerRoot {...props} {...around} />)));
  return <div ref={place} style={{ ...unseen, width: room[width] }} inert aria-hidden />;
}

/** Until the root's first drawing takes its place: nothing else is taken for the page of this place meanwhile. */
function emptyPage(of: Parameters<typeof marksOf>[0]): Element {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(marksOf(of))) element.setAttribute(name, String(value));
  return element;
}

/** The room that a place of each class leaves the page, in px. */
const room: Record<CustomerWidth, number> = { 1200: 1_140, 768: 712, 340: 308 };

/** By its object, as the content security policy wants it. */
const unseen = {
  position: 'fixed',
  top: 0,
  left: 0,
  height: '100vh',
  overflow: 'clip',
  visibility: 'hidden',
  contain: 'layout paint style',
} as const;
