/**
 * For what only a new start can mend: the database is gone, or belongs to another process. Nothing is finished before:
 * what was acknowledged is stored, and everything else may be repeated.
 */
export function endProcess(error: Error): never {
  console.error(error.message);
  process.exit(1);
}
