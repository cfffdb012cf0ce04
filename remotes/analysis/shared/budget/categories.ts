import { type ExpenseCategory, isNecessary } from '@vp-digital/core/household';
import {
  type BudgetRole,
  ChildBenefitIcon,
  ClothingIcon,
  CommunicationIcon,
  DonationsIcon,
  EnergyIcon,
  FamilyCarIcon,
  GroceriesIcon,
  HolidaysIcon,
  HousingIcon,
  type Icon,
  LeisureIcon,
  MedicalIcon,
  MoreIcon,
} from '@vp-digital/core/ui';

export const categoryIcons: Record<ExpenseCategory, Icon> = {
  housing: HousingIcon,
  energy: EnergyIcon,
  communication: CommunicationIcon,
  groceries: GroceriesIcon,
  mobility: FamilyCarIcon,
  clothing: ClothingIcon,
  children: ChildBenefitIcon,
  health: MedicalIcon,
  leisure: LeisureIcon,
  holidays: HolidaysIcon,
  other: MoreIcon,
  donations: DonationsIcon,
};

/** The colour of a category: Bedarf or Wünsche, as F5 divides them. */
export function roleOf(category: ExpenseCategory): Extract<BudgetRole, 'needs' | 'wishes'> {
  return isNecessary(category) ? 'needs' : 'wishes';
}
