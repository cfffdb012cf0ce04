/** The texts of a new area's one page. */
export const areaTexts = (name: string) => ({
  de: {
    start: {
      name: 'Überblick',
      lead_one: 'Zum Haushalt gehört <key>{{count}} Person</key>.',
      lead_other: 'Zum Haushalt gehören <key>{{count}} Personen</key>.',
      caption: `Die erste Seite des Bereichs ${name}.`,
    },
  },
  en: {
    start: {
      name: 'Overview',
      lead_one: 'The household has <key>{{count}} person</key>.',
      lead_other: 'The household has <key>{{count}} persons</key>.',
      caption: `The first page of the area ${name}.`,
    },
  },
});
