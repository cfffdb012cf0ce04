const MOST_CHARACTERS = 60;
const MOST_REPETITIONS = 3;

/**
 * What is typed, as a regular expression regardless of case. The text as it stands matches too: `R+V` is a name.
 * Only as it stands counts what is no valid expression, and what may take longer than a key press allows: `(.+)+!`
 * would stop the page.
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
