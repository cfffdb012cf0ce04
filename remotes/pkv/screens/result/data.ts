import type { SectionData } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';
import type { PkvData } from '../../shared/module/data';

/** The result reads and writes the cart, too. */
export type ResultData = PkvData & Pick<SectionData, 'cartPositions'>;
export type ResultPerson = OfPerson<ResultData>;
