/** What is heard of a message, as it is written. */
export interface Payment {
  amount?: string;
  sign?: string;
  creditor?: string;
  debtor?: string;
  creditorIban?: string;
  debtorIban?: string;
  purpose: string[];
}

export interface Entry extends Payment {
  currency: string;
  state: string;
  day?: string;
  valueDay?: string;
  reference?: string;
  isReversal?: boolean;
  payments: Payment[];
}

export interface Balance {
  kind?: string;
  amount?: string;
  currency?: string;
  sign?: string;
  day?: string;
}

/** A statement or report of one account. */
export interface Report {
  iban?: string | undefined;
  account?: string;
  owner?: string;
  entries: Entry[];
  balances: Balance[];
}
