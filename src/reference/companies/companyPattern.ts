const MOST_CHARACTERS = 60;
const MOST_REPETITIONS = 3;

/**
 * The typed text as a regular expression, ignoring case. The literal text matches too: `R+V` is a name. Only the
 * literal text is used if it is no valid expression, or might take longer than a keystroke allows: `(.+)+!` would
 * freeze the page.
 */
export function companyPattern(text: string): RegExp {
  const typed = text.trim();
  const literal = escaped(typed);
  return isQuick(typed) && isExpression(typed)
    ? new RegExp(`${literal}|${typed}`, 'i')
    : new RegExp(literal, 'i');
}

/** No repeated group, and few repetitions: the time grows with a small power of a name's length. */
function isQuick(text: string): boolean {
  const repetitions = text.match(/[*+?{]/g)?.length ?? 0;
  return text.length <= MOST_CHARACTERS && repetitions <= MOST_REPETITIONS && !/\)[*+?{]/.test(text);
}

function isExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'i'));
  } catch {
    return false;
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
