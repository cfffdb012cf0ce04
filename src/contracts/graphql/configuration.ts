import * as z from 'zod/mini';
import { preferencesDocument } from '../preferences';

/** What was never set comes as null; the document leaves it out. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_, one: unknown) => one ?? undefined));

/** The answers of `/graphql/configuration`, as the browser checks them; the SDL beside this file is the contract. */
export const preferencesQuery = `query preferences {
  preferences { version data { favourites favouriteHouseholds listAfterSearch defaultContract tiles hiddenTiles } }
}`;
export const preferencesAnswer = z.object({
  preferences: z.pipe(z.transform(withoutNulls), preferencesDocument),
});
