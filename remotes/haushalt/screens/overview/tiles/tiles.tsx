import { later } from '@vp-digital/core/micro-app';
import { type FeatureFlag, featureFlags, type Permission, permissions } from '@vp-digital/core/reference';
import { Card, Skeleton } from '@vp-digital/core/ui';
import { type ComponentType, memo } from 'react';
import { BudgetTile } from './BudgetTile';
import { CompletenessTile } from './CompletenessTile';
import { ContractsTile } from './ContractsTile';
import { MonthTile } from './MonthTile';
import { NetWorthTile } from './NetWorthTile';
import { ProtectionTile } from './ProtectionTile';
import { ReserveTile } from './ReserveTile';
import { TasksTile } from './TasksTile';

export type TileName =
  | ('month' | 'reserve' | 'budget' | 'protection' | 'netWorth')
  | ('topics' | 'goals' | 'grade')
  | ('contracts' | 'cart' | 'tasks' | 'summary' | 'completeness' | 'rating');

/** `main`: what the household is about; `aside`: what the advisor works with, beside it. */
export type TilePlace = 'main' | 'aside';

export interface TileDeclaration {
  name: TileName;
  place: TilePlace;
  Content: ComponentType;
  /** Without it the screen behind the tile is not there, nor is the tile. */
  permission?: Permission;
  /** Nor is it where that is switched off. */
  flag?: FeatureFlag;
}

/** In files of their own: they stand below what is looked at first, and nothing waits for them. */
const below = {
  isOptional: true,
  placeholder: () => (
    <Card>
      <Skeleton shape="text" count={3} />
    </Card>
  ),
} as const;

const TopicsTile = later(async () => (await import('./later/TopicsTile')).TopicsTile, below);
const GoalsTile = later(async () => (await import('./later/GoalsTile')).GoalsTile, below);
const CartTile = later(async () => (await import('./later/CartTile')).CartTile, below);
const GradeTile = later(async () => (await import('./later/GradeTile')).GradeTile, below);
const RatingTile = later(async () => (await import('./later/RatingTile')).RatingTile, below);
const SummaryTile = later(async () => (await import('./later/SummaryTile')).SummaryTile, below);

/** In the order of the template; a new tile is a line here. */
const template: readonly TileDeclaration[] = [
  { name: 'topics', place: 'main', Content: TopicsTile },
  { name: 'month', place: 'main', Content: MonthTile },
  { name: 'goals', place: 'main', Content: GoalsTile },
  { name: 'reserve', place: 'main', Content: ReserveTile },
  { name: 'budget', place: 'main', Content: BudgetTile },
  { name: 'protection', place: 'main', Content: ProtectionTile },
  { name: 'netWorth', place: 'main', Content: NetWorthTile, permission: permissions.balanceSheet },
  { name: 'contracts', place: 'main', Content: ContractsTile },
  { name: 'completeness', place: 'aside', Content: CompletenessTile },
  { name: 'grade', place: 'aside', Content: GradeTile, flag: featureFlags.financialGradeFlow },
  { name: 'cart', place: 'aside', Content: CartTile, permission: permissions.shoppingCart },
  { name: 'tasks', place: 'aside', Content: TasksTile, permission: permissions.sectionReport },
  { name: 'summary', place: 'aside', Content: SummaryTile, permission: permissions.sectionReport },
  { name: 'rating', place: 'aside', Content: RatingTile },
];

/** The tiles of the overview; each draws itself when its own result changes, and not with the page around. */
export const tiles: readonly TileDeclaration[] = template.map((tile) => ({
  ...tile,
  Content: memo(tile.Content),
}));

export const placeOf = (name: TileName): TilePlace | undefined =>
  tiles.find((tile) => tile.name === name)?.place;
