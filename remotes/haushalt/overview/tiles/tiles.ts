import { type Permission, permissions } from '@vp-digital/core/reference';
import type { ComponentType } from 'react';
import { BudgetTile } from './BudgetTile';
import { CompletenessTile } from './CompletenessTile';
import { ContractsTile } from './ContractsTile';
import { MonthTile } from './MonthTile';
import { NetWorthTile } from './NetWorthTile';
import { ProtectionTile } from './ProtectionTile';
import { RatingTile } from './RatingTile';
import { ReserveTile } from './ReserveTile';
import { SummaryTile } from './SummaryTile';
import { TasksTile } from './TasksTile';

export type TileName =
  | ('month' | 'reserve' | 'budget' | 'protection' | 'netWorth')
  | ('contracts' | 'tasks' | 'summary' | 'completeness' | 'rating');

export interface TileDeclaration {
  name: TileName;
  Content: ComponentType;
  /** Without it the screen behind the tile is not there, nor is the tile. */
  permission?: Permission;
}

/** The tiles of the overview in the order of the template; a new tile is a line here. */
export const tiles: readonly TileDeclaration[] = [
  { name: 'month', Content: MonthTile },
  { name: 'reserve', Content: ReserveTile },
  { name: 'budget', Content: BudgetTile },
  { name: 'completeness', Content: CompletenessTile },
  { name: 'protection', Content: ProtectionTile },
  { name: 'contracts', Content: ContractsTile },
  { name: 'netWorth', Content: NetWorthTile, permission: permissions.balanceSheet },
  { name: 'tasks', Content: TasksTile, permission: permissions.sectionReport },
  { name: 'summary', Content: SummaryTile, permission: permissions.sectionReport },
  { name: 'rating', Content: RatingTile },
];
