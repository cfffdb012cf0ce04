import { useFactWords, useLinkToFact } from '@vp-digital/core/figures';
import type { NeededFact, People } from '@vp-digital/core/household';
import { TextLink } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';

/** A missing fact as a link to where it is told, or in words where that cannot be opened. */
export function useFactLinks(household: People): (fact: NeededFact) => ReactNode {
  const { factName } = useFactWords(household);
  const linkTo = useLinkToFact();
  return ({ fact, personId }) => {
    if (fact === 'newerRelease') return undefined;
    const name = factName({ fact, ...(personId !== undefined && { personId }) });
    const href = linkTo({ fact, ...(personId !== undefined && { personId }) });
    return href === undefined ? (
      name
    ) : (
      <TextLink writes href={href}>
        {name}
      </TextLink>
    );
  };
}
