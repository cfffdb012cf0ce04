import type { Goal } from '@vp-digital/core/household';
import {
  ChildBenefitIcon,
  DreamIcon,
  EducationIcon,
  FamilyCarIcon,
  HolidaysIcon,
  HousingIcon,
  type Icon,
  RenovationIcon,
  ReserveIcon,
  RetirementIcon,
  RetryIcon,
  TimeOffIcon,
} from '@vp-digital/core/ui';
import { motifOf } from './motifOf';
import type { MotifName } from './pictures';

const icons: Record<MotifName, Icon> = {
  house: HousingIcon,
  car: FamilyCarIcon,
  travel: HolidaysIcon,
  child: ChildBenefitIcon,
  education: EducationIcon,
  retirement: RetirementIcon,
  sabbatical: TimeOffIcon,
  renovation: RenovationIcon,
  reserve: ReserveIcon,
  dream: DreamIcon,
};

/** Where a motif would be too small to be told: what is financed anew, or the sign of the motif. */
export const iconOf = (goal: Goal): Icon =>
  goal.category === 'debtFree' && goal.motif === undefined ? RetryIcon : icons[motifOf(goal)];
