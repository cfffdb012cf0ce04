/** How long a file of tests took. */
export interface FileTime {
  /** Its name below the root, or below the folder of its runner. */
  file: string;
  seconds: number;
}

const most = 10;

/** The slowest files, one a line, the slowest first. */
export function slowest(times: readonly FileTime[]): string {
  const bySeconds = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);
  return bySeconds.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`).join('\n');
}
