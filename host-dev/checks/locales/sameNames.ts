/** Places that name the same things; areas share no texts, so the first one is the source and the others repeat it. */
const places = [
  ['analysis:contracts.line.', 'haushalt:overview.line.', 'gespraechszusammenfassung:report.contracts.line.'],
] as const;

/** What is called one thing in one place and another thing elsewhere. */
export function differentNames(texts: ReadonlyMap<string, string>): string[] {
  return places.flatMap(([source, ...others]) =>
    others.flatMap((place) =>
      [...texts]
        .filter(([key]) => key.startsWith(place))
        .filter(([key, name]) => texts.get(source + key.slice(place.length)) !== name)
        .map(([key, name]) => `${key}: "${name}" has another name in ${source}`),
    ),
  );
}
