export interface PreserveDirty {
  set(preserve: boolean): void;
  /** True once after it was set. */
  take(): boolean;
}

/** The specification's preserve-dirty flag: the next page may be opened with open fields, which stay open. */
export function createPreserveDirty(): PreserveDirty {
  let preserved = false;
  return {
    set: (preserve) => {
      preserved = preserve;
    },
    take: () => {
      const taken = preserved;
      preserved = false;
      return taken;
    },
  };
}
