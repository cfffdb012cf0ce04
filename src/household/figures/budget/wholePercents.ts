/**
 * Shares of one as whole percents that add up to the rounded sum of the shares: percents are cut, and those that
 * lost most get one more (largest remainder). 0.6044, 0.1822 and 0.2133 are 61, 18 and 21.
 */
export function wholePercents(shares: readonly number[]): number[] {
  const percents = shares.map((share) => Math.floor(share * 100));
  const lost = shares.map((share, index) => share * 100 - (percents[index] ?? 0));
  const total = Math.round(shares.reduce((sum, share) => sum + share, 0) * 100);
  const left = total - percents.reduce((sum, percent) => sum + percent, 0);
  const byLoss = lost.map((_, index) => index).sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0));
  const raised = new Set(byLoss.slice(0, left));
  return percents.map((percent, index) => (raised.has(index) ? percent + 1 : percent));
}
