import type * as z from 'zod/mini';

interface Keeper<Value> {
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
}

/** One value in this tab's session storage. */
export function keeper<Value>(key: string, schema: z.ZodMiniType<Value>): Keeper<Value> {
  return {
    read() {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : schema.safeParse(parsed(text)).data;
    },
    write: (value) => sessionStorage.setItem(key, JSON.stringify(value)),
    clear: () => sessionStorage.removeItem(key),
  };
}

/** What somebody else wrote under our key counts as nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
