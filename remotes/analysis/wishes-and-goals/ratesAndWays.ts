/** What stands below the goals: one file, fetched beside the page's own. */
export { ConflictCards } from './conflicts/ConflictCards';
export { RatesCard } from './rates/RatesCard';
