import { ownersOf, protectedParts, type SectionName, valueAt } from '@vp-digital/core/household';

export interface HealthPart {
  value: unknown;
  /** Whose health it is about; where nobody owns the entry, nobody can consent. */
  owners: readonly string[];
}

/** What a document says about anybody's health, by its place. */
export function healthParts(section: SectionName, data: unknown): ReadonlyMap<string, HealthPart> {
  const parts = protectedParts(section, data, (protection) => protection === 'health');
  return new Map(
    [...parts].map(([path, value]) => {
      const [, list = '', id = ''] = path.split('/');
      return [path, { value, owners: ownersOf(section, id, valueAt(data, `/${list}/${id}`)) }];
    }),
  );
}
