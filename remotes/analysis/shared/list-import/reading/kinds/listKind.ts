import type { TableKind } from '../../../file-import/reading/columns';
import type { ColumnKind } from '../row';

/** A kind of list: its table, and how the cells of its columns are read. */
export interface ListKind<Name extends string = string> extends TableKind<Name> {
  columns: Readonly<Record<Name, ColumnKind>>;
  /** What words mean; the advisor chooses for all others. */
  codes: Readonly<Partial<Record<NoInfer<Name>, (text: string) => string | undefined>>>;
  /** A column that decides what another one leaves open: the product decides the Sparte. */
  instead: Readonly<Partial<Record<NoInfer<Name>, NoInfer<Name>>>>;
  /** Amounts of one payment: the head may contain their frequency. */
  paid: readonly NoInfer<Name>[];
  /** Amounts that some programs write with a minus, because they go out. */
  outgoing: readonly NoInfer<Name>[];
}

export const defineList = <Name extends string>(list: ListKind<Name>): ListKind<Name> => list;

export type ColumnOf<List> = List extends ListKind<infer Name> ? Name : never;

/** Heads of an amount: `Beitrag brutto in EUR`, `Jahresprämie`, `Betrag p. a.`. */
export const amountHead = (stems: string): RegExp =>
  new RegExp(`^(${before})*(${stems})(${after})*(in)?(eur|euro)?$`);

/** The same where a list has several: what is paid, taxes included, before what an insurer gets. */
export const paidHeads = (stems: string): readonly RegExp[] => {
  const any = amountHead(stems).source.slice(1);
  return [
    new RegExp(`^(?=.*(brutto|gross|inkl|zahl))${any}`),
    new RegExp(`^(?!.*net)${any}`),
    amountHead(stems),
  ];
};

const before =
  'monatlicher?|monats|mtl|jaehrlicher?|jahres|brutto|netto|gesamt|aktueller?|zahl|monthly|annual|yearly|gross|net';
const after =
  'brutto|netto|gesamt|aktuell|(laut|lt|je|gemaess|nach)zahl(weise|ung)|inkl?(vst|versicherungs?steuer|steuer)?|monatlich|mtl|monat|pm|jaehrlich|jhrl|pa|projahr|promonat|proj|monthly|yearly|permonth|peryear|annual|gross|net';

/** Columns that every list may have. */
export const commonHeads = {
  frequency: [
    /^(zahlweise|zahlungsweise|zahlungsrhythmus|zahlrhythmus|zahlungsintervall|intervall|turnus|rhythmus|haeufigkeit|frequenz|frequency|paymentfrequency|interval|zw)$/,
    /^(zahlungsart|periode|zeitraum)$/,
  ],
  person: [
    /^(person|vp|versicherteperson(en)?|versicherter?|insured(person)?|vorname|firstname|wer|fuer|fuerwen)$/,
    /^(name|kunde|kundenname|versicherungsnehmer(in)?|vn|inhaber(in)?|empfaenger(in)?|policyholder|holder|owner)$/,
  ],
} as const;
