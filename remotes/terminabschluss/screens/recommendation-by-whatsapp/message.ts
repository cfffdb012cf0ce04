/** What a message may be long: more no camera reads. */
export const longestText = 1_000;

export const templates = ['short', 'personal', 'questions'] as const;
export type Template = (typeof templates)[number];

/** Why a text cannot go: the link is missing, or it is too long. */
export function problemOf(text: string, url: string): 'long' | 'link' | undefined {
  if (text.length > longestText) return 'long';
  return text.includes(url) ? undefined : 'link';
}

/** Opened on the customer's telephone, which asks there whom it goes to. */
export const addressOf = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
