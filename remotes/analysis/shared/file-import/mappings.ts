import type { Mapping } from './reading/columns';

const place = 'vp-digital.statement-columns';
/** The oldest is forgotten first. */
const most = 20;

/**
 * Which column is what in tables of the same heads, as it was confirmed on this device: hashes of heads and numbers of columns,
 * nothing of a household, of a bank or of a program. Without a store that may be used it is asked anew each time.
 */
export function rememberedMappings(): Readonly<Record<string, Mapping>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(Object.entries(kept).filter(([, mapping]) => isMapping(mapping)))
      : {};
  } catch {
    return {};
  }
}

/** Of a table without heads nothing is remembered. */
export function rememberMapping(signature: string | undefined, mapping: Mapping): void {
  if (signature === undefined) return;
  const { [signature]: _, ...others } = rememberedMappings();
  const kept = [...Object.entries(others), [signature, mapping]].slice(-most);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // asked anew next time
  }
}

const isMapping = (mapping: unknown): mapping is Mapping =>
  typeof mapping === 'object' &&
  mapping !== null &&
  Object.values(mapping).every((index) => Number.isInteger(index) && index >= 0 && index < 100);
