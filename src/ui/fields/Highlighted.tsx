import { matchStart } from './searchMatch';

/** A label with the typed part in bold. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const start = matchStart(text, query);
  if (start === undefined) return text;
  const end = start + query.trim().length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
