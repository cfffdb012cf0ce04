import type { Language } from '@vp-digital/core/reference/format';
import type { AnswerProblem } from '../readAnswer';

const de = {
  title: 'Ihre Angaben vorab',
  asks: 'bittet Sie vor dem Termin um einige Angaben.',
  begin: 'Zu den Fragen',
  privacy: 'Was mit Ihren Angaben geschieht',
  purpose:
    'Wofür: nur zur Vorbereitung Ihres Beratungsgesprächs, auf Ihre Anfrage (Art. 6 Abs. 1 Buchst. b DSGVO).',
  receiver:
    'Wer sie sieht: Ihre Beratung, ihre Vertretung und ihre Assistenz. Nichts wird übernommen, bevor Ihre Beratung es freigibt.',
  storage:
    'Wie lange: Gesendetes wartet höchstens 30 Tage auf die Übernahme und wird dann gelöscht. Was Sie nicht senden, wird gelöscht, sobald der Link abläuft.',
  voluntary: 'Freiwillig: Lassen Sie leer, was Sie nicht wissen oder nicht sagen möchten.',
  leaveOut:
    'Bitte nicht: Kontonummern, Steuernummern und nichts über Ihre Gesundheit. Danach wird, wenn nötig, gesondert gefragt.',
  rights:
    'Ihre Rechte: Auskunft, Berichtigung, Löschung, Einschränkung, Widerspruch, Übertragbarkeit und Beschwerde bei einer Aufsichtsbehörde. Wenden Sie sich dafür an Ihre Beratung.',
  overview:
    'Füllen Sie aus, was Ihnen vorliegt. Sie können jederzeit unterbrechen: Was gespeichert ist, bleibt, bis Sie senden.',
  none: 'noch leer',
  one: '1 Angabe',
  many: 'Angaben',
  fill: 'Ausfüllen',
  change: 'Ändern',
  sendTitle: 'Fertig?',
  sendText: 'Nach dem Senden lässt sich hier nichts mehr ändern.',
  send: 'Jetzt senden',
  nothing: 'Es ist noch nichts ausgefüllt.',
  next: 'Speichern und weiter',
  last: 'Speichern und zur Übersicht',
  back: 'Speichern und später weiter',
  more: 'Weitere Zeile',
  optional: 'Alles ist freiwillig.',
  all: 'Für alle',
  contract: 'Vertrag',
  goal: 'Wunsch',
  choose: 'Bitte wählen',
  problems_one: '1 Angabe ist noch nicht lesbar',
  problems_many: 'Angaben sind noch nicht lesbar',
  sent: 'Gesendet',
  sentText: 'Vielen Dank. Ihre Angaben sind angekommen und werden im Gespräch gemeinsam durchgesehen.',
  sentMeanwhile: 'Inzwischen wurde gesendet; diese Seite wurde nicht mehr gespeichert.',
  sentClose: 'Sie können diese Seite schließen.',
} as const;

const en: Record<keyof typeof de, string> = {
  title: 'What you tell us beforehand',
  asks: 'asks you for some details before the appointment.',
  begin: 'To the questions',
  privacy: 'What happens to what you tell us',
  purpose: 'What for: only to prepare your consultation, at your request (Art. 6 (1) b GDPR).',
  receiver:
    'Who sees it: your advisor, whoever stands in, and their assistants. Nothing is recorded before your advisor accepts it.',
  storage:
    'How long: what was sent waits for 30 days at most and is deleted then. What you do not send is deleted when the link expires.',
  voluntary: 'Voluntary: leave empty what you do not know or do not want to say.',
  leaveOut:
    'Please leave out: account numbers, tax numbers and your health. If needed, those are asked for separately.',
  rights:
    'Your rights: access, rectification, erasure, restriction, objection, portability, and a complaint to a supervisory authority. Please turn to your advisor.',
  overview: 'Fill in what you have at hand. You may stop at any time: what is saved stays until you send it.',
  none: 'still empty',
  one: '1 answer',
  many: 'answers',
  fill: 'Fill in',
  change: 'Change',
  sendTitle: 'Done?',
  sendText: 'Once sent, nothing can be changed here any more.',
  send: 'Send now',
  nothing: 'Nothing is filled in yet.',
  next: 'Save and go on',
  last: 'Save and to the overview',
  back: 'Save and go on later',
  more: 'Another line',
  optional: 'Everything is voluntary.',
  all: 'For everybody',
  contract: 'Contract',
  goal: 'Wish',
  choose: 'Please choose',
  problems_one: '1 answer cannot be read yet',
  problems_many: 'answers cannot be read yet',
  sent: 'Sent',
  sentText: 'Thank you. Your answers have arrived and will be looked through together with you.',
  sentMeanwhile: 'It was sent in the meantime; this page was not saved any more.',
  sentClose: 'You may close this page.',
};

export const texts: Record<Language, Record<keyof typeof de, string>> = { de, en };

type Problem = AnswerProblem | 'lineMissing';

export const problems: Record<Language, Record<Problem, string>> = {
  de: {
    name: 'Bitte nur Buchstaben, Leerzeichen, Bindestrich, Apostroph und Punkt',
    day: 'Bitte als Tag, Monat, Jahr, zum Beispiel 31.12.1985',
    birthDate: 'Bitte das Geburtsdatum einer volljährigen Person',
    month: 'Bitte als Monat und Jahr, zum Beispiel 06/2030',
    past: 'Bitte einen Monat, der noch kommt',
    phone: 'Bitte nur Ziffern, zum Beispiel 0171 2345678',
    email: 'Bitte eine vollständige Adresse, zum Beispiel name@beispiel.de',
    postalCode: 'Bitte die Postleitzahl, zum Beispiel 86150',
    tooLong: 'Bitte kürzer',
    money: 'Bitte als Betrag, zum Beispiel 1.250,50',
    tooMuch: 'Bitte prüfen: Der Betrag ist ungewöhnlich hoch',
    number: 'Bitte eine ganze Zahl von 8 bis 2000',
    code: 'Bitte aus der Liste wählen',
    lineMissing: 'Bitte angeben, sonst lässt sich die Zeile nicht zuordnen',
  },
  en: {
    name: 'Only letters, spaces, hyphens, apostrophes and full stops, please',
    day: 'Please enter day, month, year, for example 31/12/1985',
    birthDate: 'Please enter the date of birth of somebody of age',
    month: 'Please enter month and year, for example 06/2030',
    past: 'Please enter a month that is still to come',
    phone: 'Digits only, please, for example 0171 2345678',
    email: 'Please enter a whole address, for example name@example.com',
    postalCode: 'Please enter the postcode, for example 86150',
    tooLong: 'Please enter a shorter text',
    money: 'Please enter an amount, for example 1,250.50',
    tooMuch: 'Please check: the amount is unusually high',
    number: 'Please enter a whole number from 8 to 2000',
    code: 'Please choose from the list',
    lineMissing: 'Please enter this, otherwise the line cannot be understood',
  },
};

/** What stands below a field's label. */
export const hints: Record<Language, Readonly<Record<string, string>>> = {
  de: {
    'persons.firstName': 'Nur, wenn er oben nicht stimmt',
    'persons.birthDate': 'Tag, Monat, Jahr',
    'incomes.gross': 'Euro im Monat, vor Steuern und Abgaben',
    'incomes.net': 'Euro im Monat, laut Gehalts- oder Rentenabrechnung',
    'housing.area': 'Quadratmeter',
    'housing.coldRent': 'Euro im Monat',
    'housing.ancillaryCosts': 'Euro im Monat, ohne Strom',
    expenses: 'Euro im Monat',
    'contracts.premium': 'Euro je Zahlung',
    'goals.target': 'Euro, grob genügt',
    'goals.term': 'Monat und Jahr',
  },
  en: {
    'persons.firstName': 'Only if it is not right above',
    'persons.birthDate': 'Day, month, year',
    'incomes.gross': 'Euros a month, before tax and contributions',
    'incomes.net': 'Euros a month, as on the payslip or pension statement',
    'housing.area': 'Square metres',
    'housing.coldRent': 'Euros a month',
    'housing.ancillaryCosts': 'Euros a month, without electricity',
    expenses: 'Euros a month',
    'contracts.premium': 'Euros for each payment',
    'goals.target': 'Euros, roughly is enough',
    'goals.term': 'Month and year',
  },
};

/** What a page is for, below its name. */
export const sentences: Record<Language, Readonly<Record<string, string>>> = {
  de: {
    persons: 'Wer Sie sind, was Sie tun und wie Sie zu erreichen sind.',
    income: 'Was im Monat verdient wird.',
    housing: 'Wie Sie wohnen und was es kostet.',
    expenses: 'Was das Leben im Monat ungefähr kostet, ohne Wohnen, Versicherungen und Kreditraten.',
    contracts: 'Versicherungen, Sparverträge und Kredite, je eine Zeile.',
    goals: 'Wofür das Geld da sein soll.',
  },
  en: {
    persons: 'Who you are, what you do and how you can be reached.',
    income: 'What is earned in a month.',
    housing: 'Your home and what it costs.',
    expenses: 'What life costs in a month, roughly, without housing, insurance and loans.',
    contracts: 'Insurance, savings and loans, one line each.',
    goals: 'What the money is for.',
  },
};
