/** The texts of a new area's one page. */
export const areaTexts = (name: string) => ({
  de: {
    start: {
      name: 'Überblick',
      headline_one: 'Zum Haushalt gehört <key>{{count}} Person</key>.',
      headline_other: 'Zum Haushalt gehören <key>{{count}} Personen</key>.',
      caption: `Die erste Seite des Bereichs ${name}.`,
    },
  },
  en: {
    start: {
      name: 'Overview',
      headline_one: 'The household has <key>{{count}} person</key>.',
      headline_other: 'The household has <key>{{count}} persons</key>.',
      caption: `The first page of the area ${name}.`,
    },
  },
});
