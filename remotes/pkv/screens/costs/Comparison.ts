import type { HealthCostCourse, PrivateHealthGrowth } from '@vp-digital/core/household';
import type { PersonQuote } from '../../shared/module/personQuote';
import type { PersonData } from '../../shared/module/data';

/** What is compared: the plan of a person and the course that follows from it. */
export interface Comparison extends PersonData {
  planned: PersonQuote;
  course: HealthCostCourse;
  growth: PrivateHealthGrowth;
}
