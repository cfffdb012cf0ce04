/** Where a value of the law tables stands and how sure we are of it. */
export interface LawSource {
  /** The paragraph that sets the value, German citation style. */
  readonly paragraph: string;
  /** The publication the value was read from. */
  readonly origin: string;
  /** False: taken from memory or from an announcement, not seen in a published text. */
  readonly verified: boolean;
}

/** A group of values in which every value names its source under the same name. */
export type Sourced<Values> = Readonly<Values> & {
  readonly source: { readonly [Member in keyof Values]: LawSource };
};

/** A value read in a published text. */
export function seen(paragraph: string, origin: string): LawSource {
  return { paragraph, origin, verified: true };
}

/** A value known from the trade but not seen in a published text: to be checked before it is relied upon. */
export function unverified(paragraph: string, origin = 'general knowledge of the law'): LawSource {
  return { paragraph, origin, verified: false };
}
