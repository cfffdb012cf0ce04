/** What webpack gives to a loader, as far as it is used here. */
interface LoaderContext {
  getOptions(): { names: readonly string[] };
}

declare function onlyParts(this: LoaderContext, source: string): string;
export = onlyParts;
