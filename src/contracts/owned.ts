/**
 * What a service declares about data that it keeps for a household outside of documents: the facts that a document
 * declares about itself.
 */
export interface OwnedRules {
  /** The owner of an entry: the household as a whole, or the person that it names. */
  owner: 'household' | 'person';
  /**
   * When the household is merged into another one: `goesAlong`, `once` if the other one has the same, `stays` as it was
   * written and is read together with the other's, `ends` with the household.
   */
  merge: 'goesAlong' | 'once' | 'stays' | 'ends';
  /** When a person moves out: `goesAlong` with that person, `copied` to both households. */
  movingOut: 'goesAlong' | 'copied' | 'stays';
  /** When the household is removed for good: `kept` must be available after the household is gone. */
  deletion: 'removed' | 'kept';
  /** What the information under Art. 15 GDPR includes: all that is about the person, only the count, nothing. */
  export: 'told' | 'counted' | 'none';
}

const defineOwned = <const Rules extends OwnedRules>(rules: Rules) => rules;

/**
 * All data of a household outside of documents. Services that store a household's data follow these rules; ours do not
 * start with a store that is not listed here. Data derived from documents (names, search terms) does not count.
 */
export const owned = {
  /** Snapshots, with their reports, deliveries and links. */
  snapshots: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'goesAlong',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'told',
  }),
  /** What one person kept confidential when it was deleted: it stays out of snapshots. */
  discussedAlone: /* @__PURE__ */ defineOwned({
    owner: 'person',
    merge: 'once',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'none',
  }),
  /** What a household answers before an appointment: links that ask for it, and answers that wait to be accepted. */
  intakes: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'ends',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'told',
  }),
  /** Codes by which somebody recommends, and what came in by them: of people who are not of the household. */
  recommendations: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'goesAlong',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'counted',
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
  /** Health answers, sealed with a key of the person: they follow the person as they are, and no merge reads them. */
  healthCharts: /* @__PURE__ */ defineOwned({
    owner: 'person',
    merge: 'goesAlong',
    movingOut: 'goesAlong',
    deletion: 'removed',
    export: 'told',
  }),
  /** The record of health answers that are gone, without what they said. */
  healthChartEnds: /* @__PURE__ */ defineOwned({
    owner: 'person',
    merge: 'goesAlong',
    movingOut: 'goesAlong',
    deletion: 'removed',
    export: 'told',
  }),
  /** Deletion requests: the fact that there was one remains when everything else is gone. */
  deletionRequests: /* @__PURE__ */ defineOwned({
    owner: 'person',
    merge: 'goesAlong',
    movingOut: 'goesAlong',
    deletion: 'kept',
    export: 'told',
  }),
  /** Former ids and numbers of a household and its persons, and where persons have lived. */
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
  /** What one advisor requests another one to decide: handover, deletion. */
  administrationRequests: /* @__PURE__ */ defineOwned({
    owner: 'household',
    merge: 'goesAlong',
    movingOut: 'stays',
    deletion: 'removed',
    export: 'none',
  }),
  /** Which contracts have access to the household. */
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
  /** Who opened it last, and when. */
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

/** The stores that need action when two households are merged, or when a person moves out. */
export type OwnedThat<Fact extends keyof OwnedRules, Does extends OwnedRules[Fact]> = {
  [Name in OwnedName]: (typeof owned)[Name][Fact] extends Does ? Name : never;
}[OwnedName];
