/** Common German names, some with umlauts, so that a search over many households meets what it meets in life. */
export const firstNames = [
  ...(['Jonas', 'Aylin', 'Lena', 'Jörg', 'Änne', 'Sofie', 'Henrik', 'Clara', 'Mia', 'Emil', 'Lia'] as const),
  ...([
    'Günther',
    'Käthe',
    'Björn',
    'Zoë',
    'Søren',
    'Paul',
    'Anna',
    'Felix',
    'Marie',
    'Noah',
    'Emma',
  ] as const),
  ...([
    'Ben',
    'Hannah',
    'Finn',
    'Leonie',
    'Luca',
    'Greta',
    'Oskar',
    'Ida',
    'Theo',
    'Frieda',
    'Anton',
  ] as const),
  ...(['Helga', 'Gerd', 'Ursula', 'Klaus', 'Renate', 'Dieter', 'Monika', 'Wolfgang', 'Petra'] as const),
  ...(['Mehmet', 'Fatma', 'Łukasz', 'Agnieszka', 'Dmitri', 'Olga', 'Nguyen', 'Linh', 'Chloé'] as const),
] as const;

export const lastNames = [
  ...(['Müller', 'Schmidt', 'Schneider', 'Fischer', 'Weber', 'Meyer', 'Wagner', 'Becker', 'Schulz'] as const),
  ...(['Hoffmann', 'Schäfer', 'Koch', 'Bauer', 'Richter', 'Klein', 'Wolf', 'Schröder', 'Neumann'] as const),
  ...([
    'Schwarz',
    'Zimmermann',
    'Braun',
    'Krüger',
    'Hofmann',
    'Hartmann',
    'Lange',
    'Weiß',
    'Krause',
  ] as const),
  ...(['Yılmaz', 'Kowalski', 'Özdemir', 'Nguyễn', 'von der Heide', "d'Été", 'Groß-Umstadt'] as const),
] as const;

export const lastNameStarts = [
  ...(['Muster', 'Stein', 'Berg', 'Wald', 'Bach', 'Feld', 'Lind', 'Rosen', 'Eich', 'Birken'] as const),
  ...(['Grün', 'Hoch', 'Nieder', 'Ober', 'Alt', 'Neu', 'Süd', 'Nord', 'West', 'Ost', 'Kirch'] as const),
] as const;

export const lastNameEnds = [
  ...(['hauser', 'mann', 'berger', 'bauer', 'müller', 'huber', 'dorf', 'kamp', 'hof', 'weiler'] as const),
  ...(['meister', 'schmied', 'brink', 'rath', 'acker', 'au', 'feld', 'stein', 'roth', 'ing'] as const),
] as const;

export const cities = [
  { city: 'Dresden', from: 1_067, federalState: 'SACHSEN' },
  { city: 'Berlin', from: 10_115, federalState: 'BERLIN_WEST' },
  { city: 'Hamburg', from: 20_095, federalState: 'HAMBURG' },
  { city: 'Hannover', from: 30_159, federalState: 'NIEDERSACHSEN' },
  { city: 'Köln', from: 50_667, federalState: 'NORDRHEIN_WESTFALEN' },
  { city: 'Frankfurt am Main', from: 60_306, federalState: 'HESSEN' },
  { city: 'Stuttgart', from: 70_173, federalState: 'BADEN_WUERTTEMBERG' },
  { city: 'München', from: 80_331, federalState: 'BAYERN' },
  { city: 'Augsburg', from: 86_150, federalState: 'BAYERN' },
] as const;
