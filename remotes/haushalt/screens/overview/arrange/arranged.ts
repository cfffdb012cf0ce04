/**
 * What may be seen, in the stored order. What the order does not know (a tile of a newer release) comes after its
 * neighbour in the template; what is not there any more is left out.
 */
export function arranged<Name extends string>(stored: readonly string[], template: readonly Name[]): Name[] {
  const result = stored.flatMap((name) => template.find((one) => one === name) ?? []);
  for (const [index, name] of template.entries()) {
    if (result.includes(name)) continue;
    const before = template[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, name);
  }
  return result;
}
