import * as z from 'zod/mini';
import { linkCode } from './linkCode';
import { pictureTree } from './picture/pictureTree';
import { isReleasedStyle, mostPictureStyles } from './picture/releasedStyle';

/** Of a telephone's address: short enough to be typed, in small letters too. */
export const telephonePlace = z.string().check(z.toUpperCase(), z.regex(/^[2-9A-HJ-NP-Z]{4}$/));

/**
 * Of the customer view on one page of the advisor, made by that page: only the view that has let telephones in last shows them
 * something and ends them, 409 for any other.
 */
const viewId = z.uuid();

/**
 * `POST /api/households/{householdId}/telephones`: lets the telephone of one partner in by a code. It takes the place of the
 * one that this partner had before, and ends all that another view has let in. 422 for anybody but a grown-up of the household, 403 without access to it.
 */
export const telephoneRequest = z.strictObject({ viewId, personId: z.uuid(), code: linkCode });
export type TelephoneRequest = z.infer<typeof telephoneRequest>;

const styleSheet = z.string().check(z.refine(isReleasedStyle, { error: 'No released style sheet.' }));

/** What a telephone shows. */
export const shownPicture = z.strictObject({
  /** The path of the screen; 403 for something of one that is not for telephones. */
  screen: z.string().check(z.maxLength(200)),
  language: z.enum(['de', 'en']),
  styles: z.array(styleSheet).check(z.maxLength(mostPictureStyles)),
  /** Empty where the screen has nothing for the customer. */
  nodes: pictureTree,
});
export type ShownPicture = z.infer<typeof shownPicture>;

/**
 * `PUT …/telephones/picture`: what the telephones of this household show from now on, at most 4 a second and 2 MB a minute.
 * Kept nowhere but in the memory of the process, until the next one or the end.
 */
export const pictureRequest = z.extend(shownPicture, { viewId });
export type PictureRequest = z.infer<typeof pictureRequest>;

/** `POST …/telephones/{telephoneId}/end` and `POST …/telephones/end`. */
export const telephoneEnd = z.strictObject({ viewId });
export type TelephoneEnd = z.infer<typeof telephoneEnd>;

/** `POST /telefon/{place}/session`, without a token: the code, for a token that only the page's tab knows. */
export const telephoneCode = z.strictObject({ code: z.string().check(z.maxLength(100)) });
export const telephoneSession = z.object({
  token: z.string(),
  /** Who shows something, and for whom they work. */
  sender: z.string(),
  company: z.optional(z.string()),
  endsAt: z.iso.datetime(),
  /** Until then: the telephone's clock may be wrong. */
  seconds: z.int(),
});
export type TelephoneSession = z.infer<typeof telephoneSession>;
