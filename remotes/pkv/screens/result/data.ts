import type { HealthCostCourse, OwnHealthContract, SectionData } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';
import type { PkvData } from '../../shared/module/data';

/** The result reads and writes the cart, too. */
export type ResultData = PkvData & Pick<SectionData, 'cartPositions'>;
export type ResultPerson = OfPerson<ResultData>;

/** What follows for whoever is privately insured already. */
export interface OwnResult extends ResultPerson {
  own: OwnHealthContract;
  course: HealthCostCourse;
}
