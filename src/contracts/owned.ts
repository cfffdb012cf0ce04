/** What a service says of something that it keeps for a household and that is no document: the facts that a document says of itself. */
export interface OwnedRules {
  /** Whose an entry is: the household's as a whole, or the person's whom it names. */
  owner: 'household' | 'person';
  /**
   * When the household is taken into another one: `goesAlong`, `once` where the other one has the same, `stays` as it was
   * written and is read together with the other's, `ends` with the household.
   */
  merge: 'goesAlong' | 'once' | 'stays' | 'ends';
  /** When a person moves out: what is hers `goesAlong`, `copied` is what both households have from then on. */
  movingOut: 'goesAlong' | 'copied' | 'stays';
  /** When the household is removed for good: `kept` is what has to be shown of one that is gone. */
  deletion: 'removed' | 'kept';
  /** What the information under Art. 15 GDPR says of it: all that is about the person, how much there is, nothing. */
  export: 'told' | 'counted' | 'none';
}

const defineOwned = <const Rules extends OwnedRules>(rules: Rules) => rules;

/**
 * Everything of a household that is no document. Services that keep a household's data keep these rules; ours do not start
 * with a store that is not named here. What is made of documents (names, words of the search) is none.
 */
export const owned = {
  /** Stände, and what hangs on them: reports, their deliveries and links. */
  snapshots: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'goesAlong',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'told',
  }),
  /** What one person discussed alone when it was deleted: it stays out of snapshots. */
  discussedAlone: /* @__PURE__ */ defineOwned({
    owner: 'person',
    merge: 'once',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'none',
  }),
  /** What a household tells ahead of an appointment: links that ask for it, and answers that wait to be taken over. */
  intakes: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'ends',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'told',
  }),
  files: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'goesAlong',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'counted',
  }),
  consents: /* @__PURE__ */ defineOwned({
    owner: 'person',
    merge: 'goesAlong',
    movingOut: 'goesAlong',
    deletion: 'removed',
    export: 'told',
  }),
  /** Wishes to be forgotten: that there was one is shown when nothing else is left. */
  deletionRequests: /* @__PURE__ */ defineOwned({
    owner: 'person',
    merge: 'goesAlong',
    movingOut: 'goesAlong',
    deletion: 'kept',
    export: 'told',
  }),
  /** Which ids and numbers a household and its persons had before, and where persons have lived. */
  formerIds: /* @__PURE__ */ defineOwned({
    owner: 'person',
    merge: 'goesAlong',
    movingOut: 'goesAlong',
    deletion: 'removed',
    export: 'counted',
  }),
  /** Zugriffsprotokoll. */
  audit: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'stays',
    movingOut: 'stays',
    deletion: 'kept',
    export: 'told',
  }),
  /** What one advisor asks another one to decide: handing over, deleting. */
  administrationRequests: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'goesAlong',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'none',
  }),
  /** For which contracts the household is open. */
  access: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'once',
    movingOut: 'copied',
    deletion: 'removed',
    export: 'none',
  }),
  accessRequests: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'once',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'none',
  }),
  /** When who has opened it last. */
  visits: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'once',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'none',
  }),
  /** Devices in a customer's hands; a lock ends with the next sign-in. */
  deviceLocks: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'ends',
    movingOut: 'stays',
    deletion: 'kept',
    export: 'none',
  }),
} as const;

export type OwnedName = keyof typeof owned;

/** The stores of which something has to be done when two households become one, or when a person moves out. */
export type OwnedThat<Fact extends keyof OwnedRules, Does extends OwnedRules[Fact]> = {
  [Name in OwnedName]: (typeof owned)[Name][Fact] extends Does ? Name : never;
}[OwnedName];
