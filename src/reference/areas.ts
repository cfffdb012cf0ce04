/** The areas that a shell can load, in the order in which a menu shows them. */
export const areaNames = [
  'haushalt',
  'analysis',
  'beratung',
  'pkv',
  'gespraechszusammenfassung',
  'terminabschluss',
] as const;

export type AreaName = (typeof areaNames)[number];

export const isAreaName = (value: string): value is AreaName =>
  (areaNames as readonly string[]).includes(value);
