import { plain } from '../../file-import/reading/plain';

/** What a column of states says of a contract. */
export type WrittenState = 'runs' | 'paidUp' | 'ended';

const words: Record<WrittenState, RegExp> = {
  ended:
    /storn|gekuend|kuendig|abgelauf|beendet|erlosch|inaktiv|archiv|ablauf|ausgezahlt|abgelehnt|antrag|angebot|vorschlag|cancel|ended|expired|lapsed|inactive|proposal|quote/,
  paidUp: /beitragsfrei|ruhend|paid ?up/,
  runs: /aktiv|laufend|policiert|bestand|in kraft|ungekuendigt|active|in force|running/,
};

/** Whether a contract runs, by what a program says of it; an Antrag or Angebot is none yet. */
export const stateIn = (text: string): WrittenState | undefined => {
  const said = plain(text);
  if (/ungekuendigt/.test(said)) return 'runs';
  return (['ended', 'paidUp', 'runs'] as const).find((state) => words[state].test(said));
};
