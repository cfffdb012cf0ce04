import type { Language } from '../../pages';

const de = {
  signIn: 'Anmelden',
  headline: 'Melden Sie sich mit Ihrem Organisationskonto an.',
  user: 'Benutzername',
  password: 'Passwort',
  wrong: 'Benutzername oder Passwort stimmt nicht.',
  tooMany: 'Zu viele Versuche. Bitte versuchen Sie es in fünf Minuten noch einmal.',
  tooManyHere:
    'Von diesem Anschluss kamen sehr viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.',
  demoTitle: 'Demokonten',
  demo: 'Alle Personen sind erfunden. Das Passwort ist immer „demo“.',
  signOut: 'Abmelden',
  signingOut: 'Sie werden abgemeldet …',
  signOutQuestion: 'Möchten Sie sich abmelden?',
  stay: 'Angemeldet bleiben',
  signedOut: 'Sie sind abgemeldet.',
  problem: 'Die Anmeldung ist nicht mehr gültig',
  problemHelp:
    'Das geschieht, wenn die Seite lange offen war oder schon benutzt wurde. Bitte beginnen Sie neu.',
  again: 'Zur Anmeldung',
  code: 'Fehlercode',
} as const;

const en: Record<keyof typeof de, string> = {
  signIn: 'Sign in',
  headline: 'Sign in with your organisation account.',
  user: 'User name',
  password: 'Password',
  wrong: 'User name or password is not right.',
  tooMany: 'Too many attempts. Please try again in five minutes.',
  tooManyHere: 'There were very many attempts from this connection. Please try again in a minute.',
  demoTitle: 'Demo accounts',
  demo: 'All persons are fictional. The password is always “demo”.',
  signOut: 'Sign out',
  signingOut: 'You are being signed out …',
  signOutQuestion: 'Do you want to sign out?',
  stay: 'Stay signed in',
  signedOut: 'You are signed out.',
  problem: 'This sign-in is no longer valid',
  problemHelp: 'This happens when the page was open for long or was used already. Please begin again.',
  again: 'To the sign-in page',
  code: 'Error code',
};

export const texts: Record<Language, Record<keyof typeof de, string>> = { de, en };

export const roleNames: Record<Language, Readonly<Record<string, string>>> = {
  de: { mainAdvisor: 'Hauptberaterin', advisor: 'Beraterin', assistant: 'Assistent' },
  en: { mainAdvisor: 'main advisor', advisor: 'advisor', assistant: 'assistant' },
};
