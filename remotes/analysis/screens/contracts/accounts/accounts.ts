import {
  adults,
  type Asset,
  type AssetKind,
  type BankAccount,
  type DiscussedAlone,
  holdersOf,
  inOrder,
  type SectionData,
} from '@vp-digital/core/household';

/** What banks keep for a household from one day to the next; a securities account is an investment. */
export const accountKinds = ['currentAccount', 'callMoney', 'fixedDeposit'] as const satisfies AssetKind[];
export type AccountKind = (typeof accountKinds)[number];

/** What is on an account stands in `assets`, at which bank it is and what for in `bankAccounts`; one may lack the other. */
export type Account = { id: string } & (
  | { asset: Asset; bankId: string | undefined; bank: BankAccount | undefined }
  | { asset: undefined; bankId: string; bank: BankAccount }
);

export type AccountsData = Pick<
  SectionData,
  'assets' | 'bankAccounts' | 'goals' | 'persons' | 'employments' | 'incomes'
>;

export const isAccount = ({ kind }: { kind?: unknown }): boolean =>
  accountKinds.some((known) => known === kind);

/** Every account once: those with a balance first. */
export function accountsOf({
  assets,
  bankAccounts,
}: Pick<SectionData, 'assets' | 'bankAccounts'>): Account[] {
  const held = inOrder(assets.items)
    .filter(([, asset]) => isAccount(asset))
    .map(([id, asset]) => {
      const bank = bankAccounts.items[asset.accountId ?? ''];
      return { id, asset, bankId: bank && asset.accountId, bank };
    });
  const taken = new Set(held.map(({ bankId }) => bankId));
  const others = inOrder(bankAccounts.items)
    .filter(([id]) => !taken.has(id))
    .map(([id, bank]) => ({ id, asset: undefined, bankId: id, bank }));
  return [...held, ...others];
}

/** How its owner wants an account to be treated that she discusses alone. */
export const discussedAloneOfAccount = ({ asset, bank }: Account): DiscussedAlone | undefined =>
  (asset ?? bank).discussedAlone;

/** Spoken of together. */
export const isCommon = (account: Account): boolean => discussedAloneOfAccount(account) === undefined;

/** Whose an account is: who owns what is on it, or whom the bank knows; nobody named means all adults. */
export const ownersOfAccount = (
  { asset, bank }: Account,
  household: Pick<SectionData, 'persons'>,
): string[] => {
  const named = asset ? holdersOf(asset.ownership) : bank.personIds;
  return named.length > 0 ? named : adults(household).map(({ id }) => id);
};

/** The same as shares that add up: equal parts, what is left over with the first. */
export function evenShares(personIds: readonly string[]): Asset['ownership'] {
  const share = Math.floor(10_000 / personIds.length);
  const rest = 10_000 - share * personIds.length;
  return Object.fromEntries(personIds.map((id, index) => [id, index === 0 ? share + rest : share]));
}
