/** Headings of the customer's pages of household 2, of Jonas and Aylin, in the order of the talk. */
export const pagesOfTalk = [
  'Ihr Überblick, Jonas und Aylin',
  'Ihre Beratung',
  'Ihre Analyse, Jonas und Aylin',
  'Ihr Zuhause, Jonas und Aylin',
  'Ihr Einkommen, Jonas und Aylin',
  'Was Ihnen zusteht, Jonas und Aylin',
  'Ihre Ausgaben, Jonas und Aylin',
  'Ihr Budget, Jonas und Aylin',
  'Ihre Verträge, Jonas und Aylin',
  'Ihr Vermögen, Jonas und Aylin',
  'Ihre Rente, Jonas und Aylin',
  'Ihre Ziele, Jonas und Aylin',
  'Ihr Sparbetrag, Jonas und Aylin',
  'Ihre zwei Konten, Jonas und Aylin',
  'So funktionieren zwei Konten',
  'Was Sie brauchen und was Sie haben, Jonas und Aylin',
  'Ihre Themen, Jonas und Aylin',
  'Ihre Arbeitskraft, Jonas',
  'Ihre Absicherung, Jonas',
  'Gesetzlich oder privat, Jonas',
  'Gesetzlich oder privat: die Kosten, Jonas',
  'Ihr Weg bisher, Jonas und Aylin',
  'Was wir besprochen haben',
] as const;

export type PageOfTalk = (typeof pagesOfTalk)[number];

/** Where it stands among them, counted from 0. */
export const placeOf = (page: PageOfTalk): number => pagesOfTalk.indexOf(page);
