import type { SectionData } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';
import type { ProtectionData } from '../../shared/wishes/data';

/** What the concept reads: as its neighbours, the cart, and the money at hand. */
export type ConceptData = ProtectionData & Pick<SectionData, 'cartPositions' | 'assets'>;

export type ConceptPerson = OfPerson<ConceptData>;
