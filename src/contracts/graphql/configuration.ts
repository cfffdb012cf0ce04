import * as z from 'zod/mini';
import { preferencesDocument } from '../preferences';

/** The answers of `/graphql/configuration`, as the browser checks them; the SDL next to this file is the contract. */
export const preferencesQuery = 'query preferences { preferences { version data } }';
export const preferencesAnswer = z.object({ preferences: preferencesDocument });
