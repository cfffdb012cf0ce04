/** What the name of a person is written with: letters of any script, blanks, hyphens, apostrophes, dots. */
export const personNamePattern = /^[\p{L}\p{M}' .-]+$/u;

export const isPersonName = (text: string): boolean => personNamePattern.test(text);
