import type { PageProps } from '@vp-digital/core/household';
import { absencesWords } from '@vp-digital/core/household/words/absences';
import { goalsWords } from '@vp-digital/core/household/words/goals';
import german from '@vp-digital/locales/de/analysis/wishesAndGoals.json';
import type { WishesAndGoalsData } from './data';
import { WishesAndGoalsView } from './WishesAndGoalsView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/wishesAndGoals.json'),
};

export const words = [absencesWords, goalsWords];

/** By way of this page: the customer's needs all its figures, which are not to be fetched twice. */
export const customer = () => import(/* webpackChunkName: "customer-goals" */ './WishesAndGoalsCustomer');

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/wishesAndGoals': typeof german;
  }
}

/** Wünsche und Ziele: what the money is for, in the customer's own words. */
export default function WishesAndGoalsPage({ data }: PageProps<WishesAndGoalsData>) {
  return <WishesAndGoalsView data={data} />;
}
