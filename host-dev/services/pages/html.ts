/** Markup that is safe to send: every value put into it was escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | Html | readonly Html[];

/** Template for markup: texts are escaped, markup is put in as it is. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + markupOf(values[index] ?? '')).join(''));

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  return typeof value === 'string' ? escape(value) : value.map(({ markup }) => markup).join('\n');
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
