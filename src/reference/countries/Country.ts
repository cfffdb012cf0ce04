export interface Country {
  /** German everyday name. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** `+` and the country calling code. */
  readonly dialCode: string;
  readonly isDefault?: boolean;
}
