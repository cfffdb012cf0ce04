import { colognePhonetic } from 'cologne-phonetic';
import { foldedForms, words } from './fold';

/** Whether two names sound alike in German (Kölner Phonetik): Meier and Mayr, Müller and Mueller. */
export function soundsAlike(one: string, other: string): boolean {
  const known = new Set(soundsOf(one));
  return soundsOf(other).some((sound) => known.has(sound));
}

/** Of several first names one is enough, of a double name either half: people leave the other out. */
const soundsOf = (name: string): string[] =>
  words(name)
    .flatMap(foldedForms)
    .map((form) => colognePhonetic(form))
    .filter((sound) => sound !== '');
