import type { ExpenseCategory } from '@vp-digital/core/household';
import {
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

/** Looks and colour of each category: Bedarf or Wünsche, as F5 divides them. */
export const categoryLooks: Record<ExpenseCategory, { icon: Icon; role: 'needs' | 'wishes' }> = {
  housing: { icon: HousingIcon, role: 'needs' },
  energy: { icon: EnergyIcon, role: 'needs' },
  communication: { icon: CommunicationIcon, role: 'needs' },
  groceries: { icon: GroceriesIcon, role: 'needs' },
  mobility: { icon: FamilyCarIcon, role: 'needs' },
  clothing: { icon: ClothingIcon, role: 'wishes' },
  children: { icon: ChildBenefitIcon, role: 'needs' },
  health: { icon: MedicalIcon, role: 'needs' },
  leisure: { icon: LeisureIcon, role: 'wishes' },
  holidays: { icon: HolidaysIcon, role: 'wishes' },
  other: { icon: MoreIcon, role: 'wishes' },
  donations: { icon: DonationsIcon, role: 'wishes' },
};
