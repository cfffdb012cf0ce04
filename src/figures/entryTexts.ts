import type { Asset, Contract, Income, Liability } from '@vp-digital/core/household';

/** Says what the codes of entries are called. Whoever writes entries brings the words of their documents. */
export type EntryTexts = (
  key:
    | `household/incomes:kind.${Income['kind']}`
    | `household/contracts:line.${Contract['line']}`
    | `household/assets:kind.${Asset['kind']}`
    | `household/liabilities:kind.${Liability['kind']}`,
) => string;
