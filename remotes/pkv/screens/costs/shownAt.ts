import type { HealthCosts } from '@vp-digital/core/household';
import { shownCosts } from '../../shared/module/shownCosts';
import type { Money } from './cheaperStretches';

/** The costs of both systems at an age of the course, in whole euros. */
export const shownAt = ({ private: own, statutory }: HealthCosts, money: Money) =>
  shownCosts({ private: own[money], statutory: statutory[money] });
