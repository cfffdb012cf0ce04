import type { SectionName } from '@vp-digital/core/household';
import type { Texts } from '@vp-digital/core/platform';
import type { PageDeclaration } from '@vp-digital/core/reference';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePageDocuments } from '../documents/usePageDocuments';
import { PageLoadError, usePageModule } from '../usePageCode';

/** Milliseconds after which a page counts as not coming. */
const failAfter = 20_000;

interface AnnounceReadyProps {
  page: PageDeclaration<SectionName>;
  texts: Texts;
  isShown: boolean;
  onReady(): void;
}

/**
 * Draws nothing: says when the page's code and documents are there; a page in parts stands with its code, so that all its
 * parts ask at once. What else the page reads is asked for from here on. What takes too long is the page's failure.
 */
export function AnnounceReady({ page, texts, isShown, onReady }: AnnounceReadyProps) {
  const code = usePageModule(page, texts);
  const isThere = code !== undefined;
  const { status } = usePageDocuments(page.documents);
  const isReady = isThere && (page.inParts === true || status !== 'loading');
  const announce = useEffectEvent(onReady);
  const [, fail] = useState();
  useEffect(() => {
    if (isReady) announce();
  }, [isReady, isShown]);
  useEffect(() => {
    if (isShown || isReady) return;
    const giveUp = () =>
      fail(() => {
        throw new PageLoadError('not there in time', () => {});
      });
    const timer = setTimeout(giveUp, failAfter);
    return () => clearTimeout(timer);
  }, [isShown, isReady]);
  return code?.AlsoReads && <code.AlsoReads />;
}
