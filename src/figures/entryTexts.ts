import type { Asset, Contract, Income, Liability } from '@vp-digital/core/household';

/** Says what incomes are called: by their codes, and for which child they are paid. */
export type IncomeTexts = ((key: `household/incomes:kind.${Income['kind']}`) => string) &
  ((key: 'household/incomes:kindFor', values: { readonly kind: string; readonly name: string }) => string);

/** The names of codes in entries. Code that shows entries provides the words of their documents. */
export type EntryTexts = IncomeTexts &
  ((
    key:
      | `household/contracts:line.${Contract['line']}`
      | `household/assets:kind.${Asset['kind']}`
      | `household/liabilities:kind.${Liability['kind']}`,
  ) => string);
