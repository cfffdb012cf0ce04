import type { WishWeight } from '@vp-digital/core/household';
import type { Benefit, Level } from './benefit';
import { type BenefitKey, benefitKeys, type WishKey, wishKeys } from './benefitKeys';

/** What a wish counts: egal, wichtig, unverzichtbar. */
export const weightOf: Record<WishWeight, number> = { any: 0, important: 1, must: 3 };

/** From this level on a must-have is met. */
const enough: Level = 2;

/** The most that a tariff reaches which misses a must-have. */
export const cap = 0.79;

export type Weights = Readonly<Partial<Record<string, WishWeight>>>;
type Offer = Readonly<Partial<Record<BenefitKey, Benefit>>>;

/** How far an offer meets the wishes of a person; shares of 1. */
export interface Fulfilment {
  /** What it meets at least and at most: they differ by what the offer says nothing about. */
  least: number;
  most: number;
  /** Must-haves that it misses, and those about which it says nothing. */
  missed: WishKey[];
  unclear: WishKey[];
  musts: number;
  /** Wishes with a weight about which it says nothing. */
  unknown: WishKey[];
}

/** Σ weight · level/3 ÷ Σ weight; undefined while no wish has a weight. A missed must-have caps it. */
export function fulfilment(weights: Weights, offer: Offer): Fulfilment | undefined {
  const wished = wishKeys.flatMap((key) => {
    const weight = weightOf[weights[key] ?? 'any'];
    return weight > 0 ? [{ key, weight, level: offer[key]?.level }] : [];
  });
  const all = wished.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return undefined;
  const shareWith = (unknown: Level) =>
    wished.reduce((sum, { weight, level }) => sum + weight * ((level ?? unknown) / 3), 0) / all;
  const musts = wished.filter(({ key }) => weights[key] === 'must');
  const missed = musts.filter(({ level }) => level !== undefined && level < enough);
  const unclear = musts.filter(({ level }) => level === undefined);
  const capped = (share: number, isMissed: boolean) => (isMissed ? Math.min(cap, share) : share);
  return {
    least: capped(shareWith(0), missed.length + unclear.length > 0),
    most: capped(shareWith(3), missed.length > 0),
    missed: missed.map(({ key }) => key),
    unclear: unclear.map(({ key }) => key),
    musts: musts.length,
    unknown: wished.filter(({ level }) => level === undefined).map(({ key }) => key),
  };
}

/** Benefits of an offer that lie below what the statutory funds pay; what either says nothing about is not among them. */
export const belowStatutory = (offer: Offer, statutory: Offer): BenefitKey[] =>
  benefitKeys.filter((key) => (offer[key]?.level ?? 3) < (statutory[key]?.level ?? 0));
