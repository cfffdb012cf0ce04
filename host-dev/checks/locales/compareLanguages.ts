/** What is missing, empty or differently filled in the second language. */
export function compareLanguages(german: Map<string, string>, english: Map<string, string>): string[] {
  const missing = [...german.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${key}: no English text`);
  const extra = [...english.keys()].filter((key) => !german.has(key)).map((key) => `${key}: no German text`);
  const empty = [...german, ...english]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => `${key}: empty`);
  const different = [...german]
    .filter(([key, text]) => english.has(key) && slots(text) !== slots(english.get(key) ?? ''))
    .map(([key]) => `${key}: German and English do not fill in the same values`);
  return [...missing, ...extra, ...empty, ...different];
}

/** The values and elements that a text expects: `{{amount}}`, `<key>`, `$t(other)`. */
const slots = (text: string): string =>
  [...new Set(text.match(/\{\{[^}]+\}\}|<\w+\/?>|\$t\([^)]+\)/g))].sort().join(' ');
