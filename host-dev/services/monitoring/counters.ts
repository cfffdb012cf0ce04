/** Numbers of this process beside those of its answers, by name and labels as `/metrics` shows them. */
export interface Figures {
  add(name: string): void;
  set(name: string, value: number): void;
  lines(): string[];
}

export function createFigures(): Figures {
  const values = new Map<string, number>();
  return {
    add: (name) => void values.set(name, (values.get(name) ?? 0) + 1),
    set: (name, value) => void values.set(name, value),
    lines: () => [...values].map(([name, value]) => `${name} ${value}`),
  };
}
