import { amountIn, dayIn, isIncoming, isOutgoing, serialDayIn } from '../../../file-import/reading/cells';
import { plain } from '../../../file-import/reading/plain';

export type Row = readonly string[];

const otherCurrencies =
  'USD|CHF|GBP|DKK|SEK|NOK|PLN|CZK|HUF|RON|BGN|TRY|JPY|CAD|AUD|CNY|HKD|SGD|ZAR|THB|AED|ILS|INR|MXN|BRL|NZD|ISK|HRK';
const signs: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '¥': 'JPY' };
const currencyMark = new RegExp(`(?<![A-Z])(${otherCurrencies}|[$£¥])(?![A-Z])`, 'i');

/** What a cell may be, whatever its column is called. */
export const isDay = (cell: string): boolean =>
  dayIn(cell) !== undefined || /^\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d{2})\b/.test(cell) || isPendingDay(cell);

/** A day of this century as spreadsheets count it. */
export const isSerialDay = (cell: string): boolean => {
  const day = serialDayIn(cell);
  return day !== undefined && day >= '2000' && day < '2100';
};

export const isAmount = (written: string): boolean => {
  const cell = withoutForeign(written);
  return (
    dayIn(cell) === undefined &&
    (amountIn(cell, 'de') !== undefined || amountIn(cell, 'en') !== undefined) &&
    serialDayIn(cell) === undefined
  );
};

/** An amount that shows its cents, so that it is no number of something else. */
export const isAmountWithCents = (cell: string): boolean =>
  isAmount(cell) && /\d[.,]\d{2}\D{0,5}$/.test(cell);

export const isMark = (cell: string): boolean => isOutgoing(cell) || isIncoming(cell);

export const isCurrency = (cell: string): boolean =>
  new RegExp(`^(EUR|€|Euro|978|${otherCurrencies})$`, 'i').test(cell);

/** The currency that stands beside an amount in its own cell, where it is not the euro: `-$12.00`, `12,00 CHF`. */
export const foreignIn = (cell: string): string | undefined => {
  const [, mark] = currencyMark.exec(cell) ?? [];
  return mark === undefined ? undefined : (signs[mark] ?? mark.toUpperCase());
};

export const withoutForeign = (cell: string): string =>
  foreignIn(cell) === undefined ? cell : cell.replace(currencyMark, '').trim();

/** What stands where a day would, as long as there is none. */
export const isPendingDay = (cell: string): boolean =>
  /^(offen|vorgemerkt|vormerkung|pending|ausstehend|geplant|--)$|^\d[\d./-]+\s?\*+$/i.test(cell);

/** The title of bookings that are only announced: of a table, or of lines within one. */
export const isPendingTitle = (row: Row): boolean => {
  const [said = '', more] = row.map((cell) => plain(cell.trim())).filter((cell) => cell !== '');
  return (
    more === undefined &&
    /^(dauerauftraege|termin(ueberweisung(en)?|zahlungen)|(vorgemerkte|noch nicht (gebuchte|ausgefuehrte)|ausstehende|angekuendigte|geplante|terminierte|zukuenftige|pending|upcoming|scheduled)( und noch nicht gebuchte)?( (umsaetze|buchungen|zahlungen|posten|transaktionen|transactions?|payments?|bookings?))?( ?\(\d+\)| \d+)?):?$/.test(
      said,
    )
  );
};

const stateWords = {
  reverted:
    /revert|storn|cancel|abgebrochen|abgelehnt|declin|reject|denied|failed|fehlgeschlagen|gescheitert|verweigert|nicht (aus|durch)gefuehrt|not executed|zurueckgewiesen|rueckgaengig|expired|abgelaufen|void/,
  pending:
    /vorgemerkt|vormerk|pending|offen|ausstehend|autorisiert|authori[sz]ed|angekuendigt|geplant|in bearbeitung|in arbeit|wird verarbeitet|in verarbeitung|in progress|schwebend|nicht gebucht|not booked|unbooked|unposted|ungebucht|reserviert|reserved|blockiert|blocked|on hold|upcoming|scheduled|processing/,
} as const;

/** What a column of states says of a booking that does not count. */
export function stateIn(cell: string): keyof typeof stateWords | undefined {
  const said = plain(cell);
  if (said === 'memo') return 'pending'; // a note that moves no money
  if (stateWords.reverted.test(said)) return 'reverted';
  return stateWords.pending.test(said) ? 'pending' : undefined;
}

/** Whether a column that is called "vorgemerkt" or "gebucht" says that a booking is only announced. */
export const isAnnounced = (head: string, cell: string): boolean =>
  (saysAnnounced.test(head) && isYes.test(cell)) || (saysBooked.test(head) && isNo.test(cell));

export const isMarkHead = (head: string): boolean => saysAnnounced.test(head) || saysBooked.test(head);

const saysAnnounced = /^(vorgemerkt|vormerkung|pending|ausstehend)$/;
const saysBooked = /^(gebucht|verbucht|booked|posted|cleared)$/;

const isYes = /^(ja|j|yes|y|true|wahr|x|1)$/i;
const isNo = /^(nein|n|no|false|falsch|0)$/i;

/** A part of every word for balances and sums: most cells have none of them. */
const balanceWord =
  /saldo|stand|bestand|summe|vortrag|übertrag|uebertrag|total|gesamt|guthaben|verfügbar|verfuegbar|anzahl|number of|balance|net change|nettover/i;

/** A line of a balance or a sum: it says so in a cell of its own. */
export const isBalance = (row: Row): boolean =>
  row.some((cell) => {
    if (cell.length > 120 || !balanceWord.test(cell)) return false;
    const said = plain(cell.trim()).replace(/[:.]+$/, '');
    if (
      /^(saldo|konto)?(vortrag|uebertrag) (auf|von|aus|vom|zum) (blatt|seite|vormonat|vorjahr|vorseite)\b|^saldo(vortrag|uebertrag)$|^vortrag$/.test(
        said,
      )
    )
      return true;
    if (
      /^(anzahl( der)?|number of) (buchungen|umsaetze|posten|transaktionen|transactions|bookings)\b/.test(
        said,
      )
    )
      return true;
    return /^((anfangs|end|schluss|eroeffnungs|abschluss|zwischen|gesamt|start|tages|online-)?(saldo|bestand)|((alter|neuer|aktueller|letzter|vorheriger|anfaenglicher|verfuegbarer) )?(konto|buch|kassen)?(stand|saldo|bestand)|guthaben|verfuegbar(er betrag)?|(tages|monats|jahres)(summe|saldo)|(summe|saldo) (januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember)( 20\d\d)?|(gesamt|zwischen)?summen?( der)?( (einnahmen|ausgaben|eingaenge|ausgaenge|belastungen|gutschriften|buchungen|lastschriften|umsaetze|soll|haben))?|gesamt|gesamtbetrag|(sub|grand )?total( (credits?|debits?|deposits|withdrawals|income|expenses?|in|out|paid in|paid out|money in|money out))?|((last|new|previous) )?((opening|closing|starting|ending|current|available|account|online) ?){0,2}balance|net change|nettoveraenderung)( (neu|alt))?( ((soll|haben|umsaetze|am|per|vom|zum|in eur|of|on)\b.*|\d{1,2}\.\d{1,2}\.\d{2,4}))?$/.test(
      said,
    );
  });
