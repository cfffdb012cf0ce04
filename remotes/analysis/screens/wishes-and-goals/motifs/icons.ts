import type { Goal } from '@vp-digital/core/household';
import {
  CalendarIcon,
  ChildBenefitIcon,
  ClockIcon,
  EducationIcon,
  EnergyIcon,
  FamilyCarIcon,
  FavouriteIcon,
  HolidaysIcon,
  HousingIcon,
  type Icon,
  ReserveIcon,
  RetryIcon,
} from '@vp-digital/core/ui';
import { motifOf } from '../../../shared/wishes-and-goals/motifs/motifOf';
import type { MotifName } from '../../../shared/wishes-and-goals/motifs/pictures';

const icons: Record<MotifName, Icon> = {
  house: HousingIcon,
  car: FamilyCarIcon,
  travel: HolidaysIcon,
  child: ChildBenefitIcon,
  education: EducationIcon,
  retirement: ClockIcon,
  sabbatical: CalendarIcon,
  renovation: EnergyIcon,
  reserve: ReserveIcon,
  dream: FavouriteIcon,
};

/** Where a motif would be too small to recognise: the sign for refinancing, or that of the motif. */
export const iconOf = (goal: Goal): Icon =>
  goal.category === 'debtFree' && goal.motif === undefined ? RetryIcon : icons[motifOf(goal)];
