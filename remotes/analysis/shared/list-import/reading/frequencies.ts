import type { Frequency } from '@vp-digital/core/household';
import { plain } from '../../file-import/reading/plain';

/** Paid no longer, though it goes on: beitragsfrei. */
export type WrittenFrequency = Frequency | 'paidUp';

/** How programs write a Zahlweise, in small letters and digits only. */
const words: Record<WrittenFrequency, RegExp> = {
  monthly:
    /^(m|mtl|mon|monat|monatl|monatlich|monthly|permonth|pm|promonat|immonat|112|112j(aehrlich)?|12x(jaehrlich)?)$/,
  quarterly:
    /^(q|vj|vtj|quartal|quartalsweise|quartalsmaessig|vierteljahr|vierteljaehrl|vierteljaehrlich|quarterly|perquarter|proquartal|14|14j|14jhrl|14jaehrl|14jaehrlich|4x(jaehrlich)?|alle3monate)$/,
  halfYearly:
    /^(h|hj|halbj|halbjahr|halbjaehrl|halbjaehrlich|halfyearly|semiannual(ly)?|12j|12jhrl|12jaehrl|12jaehrlich|2x(jaehrlich)?|alle6monate)$/,
  yearly:
    /^(j|jhrl|jaehrl|jaehrlich|jahr|jahresbeitrag|jahresweise|projahr|imjahr|yearly|annual(ly)?|peryear|pa|11|11j(aehrlich)?|1x(jaehrlich)?)$/,
  once: /^(e|einmal|einmalig|einmalbeitrag|einmalzahlung|einmalanlage|once|oneoff|single(premium)?)$/,
  paidUp: /^(beitragsfrei|bfr|bf|ruhend|paidup|premiumfree)$/,
};

/** What a Zahlweise means: `monatlich`, `1/4-jährlich`, `p. a.`, `beitragsfrei`. */
export function frequencyIn(text: string): WrittenFrequency | undefined {
  const bare = plain(text)
    .replace(/zahlung|zahlweise|zahlungsweise/g, '')
    .replace(/[^a-z0-9]/g, '');
  const found = (Object.keys(words) as WrittenFrequency[]).filter((frequency) => words[frequency].test(bare));
  return found.length === 1 ? found[0] : undefined;
}

/** What the head of a column of amounts says: `Beitrag mtl.`, `Jahresprämie`, `Beitrag p. a.`. */
export function frequencyOfHead(head: string): Frequency | undefined {
  const bare = plain(head);
  if (/halbjaehr|halbjahr/.test(bare)) return 'halfYearly';
  if (/viertelj|quartal/.test(bare)) return 'quarterly';
  if (/monat|mtl|\bp\.? ?m\b|month/.test(bare)) return 'monthly';
  return /jahr|jaehrl|jhrl|\bp\.? ?a\b|annual|year/.test(bare) ? 'yearly' : undefined;
}
