import { on, type Place } from './places';

const overview = on('overview');
const income = on('income');
const expenses = on('expenses');
const contracts = on('contracts');
const saving = on('saving');
const loans = on('loans');
const balance = on('balance');
const snapshots = on('snapshots');
const report = on('report');

/** Of today, beside a snapshot in which it was different. */
const compared = (figure: string) => snapshots.row(/^Kennzahlen$/, figure, 2);

/** What leaves the month, as the waterfall of the overview, the comparison and the report have it. */
const part = (name: string) => [
  overview.row(/^Vom Haushaltsnetto/, name),
  report.row(/^So verteilt sich der Monat$/, name),
  compared(`${name} mtl.`),
];
const flow = (name: string) => expenses.row(/^Wohin Ihr Geld fließt$/, name);
const share = (name: string) => report.row(/^So verteilt sich der Monat$/, name, 2);
const rule = (name: string) => [
  overview.row(/^Budget$/, name, 1),
  expenses.row(/^50-30-20$/, name, 1),
  report.row(/^Notwendiges, Wünsche, Sparen$/, name, 2),
];
const ofMonth = (name: string) => report.row(/^Notwendiges, Wünsche, Sparen$/, name);

/** Every figure of the household that more than one place shows. */
export const householdFigures: Readonly<Record<string, readonly Place[]>> = {
  net: [
    overview.figure('Haushaltsnetto'),
    overview.said(/^Von (.+?) im Monat bleiben/),
    ...part('Haushaltsnetto'),
    income.said(/ ha(?:t|ben) (.+?) im Monat zur Verfügung/),
    income.row(/^Haushalt gesamt$/, 'Haushaltsnetto'),
    expenses.caption('Sparquote', /von (.+) mtl/),
    expenses.item('Summe'),
    flow('Summe'),
    contracts.caption('Sparquote', /von (.+) mtl/),
    snapshots.row(/^Gesicherte Stände$/, /^Sicherung/, 1),
    report.said(/ ha(?:t|ben) (.+?) im Monat zur Verfügung/),
    report.said(/^Von (.+?) im Monat bleiben/),
    report.row(/^Einkommen$/, 'Haushaltsnetto'),
  ],
  free: [
    overview.figure('Frei verfügbar'),
    overview.said(/^Von .+? bleiben (.+?) frei/),
    ...part('Frei verfügbar'),
    expenses.figure('Frei verfügbar'),
    expenses.said(/bleiben (.+?) frei/),
    expenses.item('Frei verfügbar'),
    flow('Frei verfügbar'),
    contracts.figure('Frei verfügbar'),
    snapshots.row(/^Gesicherte Stände$/, /^Sicherung/, 2),
    report.said(/^Von .+? bleiben Ihnen (.+?) frei/),
    report.figure('Frei verfügbar'),
  ],
  expenses: [
    ...part('Ausgaben'),
    expenses.figure('Ausgaben'),
    expenses.said(/^Sie leben von (.+?) im Monat/),
    expenses.item('Ausgaben'),
    report.said(/^Zum Leben brauchen Sie (.+?) im Monat/),
    report.row(/^3 Ihre Ausgaben$/, 'Ausgaben'),
  ],
  insurance: [
    ...part('Versicherungen'),
    expenses.item('Versicherungen'),
    flow('Versicherungen'),
    contracts.said(/im Monat: (.+?) Schutz/),
    contracts.row(/^Versicherungen$/, 'Summe', 3),
    report.row(/^Versicherungen$/, 'Beiträge'),
  ],
  loanRates: [
    ...part('Kreditraten'),
    expenses.item('Kreditraten'),
    flow('Kreditraten'),
    contracts.said(/im Monat: .*?([\d.]+ €) Kredite/),
    contracts.caption('Schuldendienst', /^(.+?) von/),
    loans.row(/^Kredite$/, 'Summe', 3),
    report.row(/^Kredite$/, 'Raten'),
  ],
  savings: [
    ...part('Sparraten'),
    expenses.item('Sparraten'),
    expenses.caption('Sparquote', /^(.+?) von/),
    flow('Sparraten'),
    contracts.said(/im Monat: .*?([\d.]+ €) Sparen/),
    contracts.caption('Sparquote', /^(.+?) von/),
    saving.row(/^Sparen/, 'Summe', 3),
    report.row(/^Sparen/, 'Eigene Sparraten'),
  ],
  'all contracts': [
    contracts.said(/^In .+? Vertr.+? fließ.+? (.+?) im Monat/),
    report.said(/^Für .+? Vertr.+? geben Sie (.+?) im Monat/),
  ],
  'free, share of the net': [
    overview.caption('Frei verfügbar', /^(.+) vom Netto/),
    expenses.caption('Frei verfügbar', /^(.+) vom Netto/),
    contracts.caption('Frei verfügbar', /^(.+) vom Netto/),
    share('Frei verfügbar'),
  ],
  'savings rate': [expenses.figure('Sparquote'), contracts.figure('Sparquote'), share('Sparraten')],
  'debt service': [contracts.figure('Schuldendienst'), share('Kreditraten')],
  'needs, share': rule('Notwendiges'),
  'wants, share': rule('Wünsche'),
  'saving, share': rule('Sparen und frei'),
  needs: [flow('Notwendiges'), ofMonth('Notwendiges')],
  wants: [flow('Wünsche'), ofMonth('Wünsche')],
  reserve: [
    overview.figure('Reserve'),
    overview.said(/^Reserve (.+?) Monate/),
    expenses.figure('Reserve'),
    contracts.figure('Reserve'),
    balance.figure('Reserve'),
    compared('Reserve in Monaten'),
    report.figure('Reserve'),
    report.said(/reicht das (.+?) Monate/),
  ],
  'money of the reserve': [
    overview.item('Verfügbares Geld'),
    balance.caption('Reserve', /^(.+?), Ziel/),
    report.said(/Zweckbindung: (.+?)\. Bei/),
  ],
  'need of a month': [overview.item('Monatliche Ausgaben'), report.said(/Bei Ausgaben von (.+?) im Monat/)],
  'missing reserve': [
    overview.item('Fehlt bis zum Ziel'),
    report.said(/^Zu einer Reserve .+ fehlen (.+)\.$/),
  ],
  'special payments': [
    income.said(/^Dazu im Jahr (.+?) Sonderzahlungen/),
    report.said(/^Dazu kommen im Jahr (.+?) Sonderzahlungen/),
  ],
  'net of a year': [income.said(/zusammen (.+?)\.$/), report.said(/Sonderzahlungen, zusammen (.+?)\.$/)],
  'net worth': [
    overview.figure('Nettovermögen'),
    balance.said(/gehören Ihnen (.+?)\.$/),
    balance.said(/Nettovermögen ([\d.]+ €)/),
    balance.row(/^Wem gehört was/, 'Summe', 4),
    compared('Nettovermögen'),
    snapshots.row(/^Gesicherte Stände$/, /^Sicherung/, 3),
    report.figure('Nettovermögen'),
    report.said(/gehören Ihnen (.+?)\.$/),
    report.said(/Nettovermögen (.+?)\.$/),
  ],
  assets: [
    overview.caption('Nettovermögen', /^(.+) −/),
    balance.caption('Verschuldungsgrad', /von (.+)$/),
    balance.said(/^Vermögen ([\d.]+ €):/),
    balance.row(/^Vermögen$/, 'Summe'),
    balance.row(/^Wem gehört was/, 'Summe', 2),
    compared('Vermögen'),
    report.said(/^Vermögen (.+?), Schulden/),
    report.row(/^5 Ihr Vermögen$/, 'Vermögen gesamt'),
  ],
  debts: [
    overview.caption('Nettovermögen', /− (.+) €/),
    balance.caption('Verschuldungsgrad', /^(.+) von/),
    balance.row(/^Schulden$/, 'Summe'),
    balance.row(/^Wem gehört was/, 'Summe', 3),
    compared('Schulden'),
    report.said(/, Schulden (.+?), Netto/),
    report.row(/^5 Ihr Vermögen$/, 'Schulden gesamt'),
  ],
  'at once': [
    balance.row(/^Vermögen$/, 'Sofort verfügbar'),
    balance.said(/: Sofort verfügbar ([\d.]+ €)/),
    report.row(/^5 Ihr Vermögen$/, 'Sofort verfügbar'),
  ],
  'within a year': [
    balance.row(/^Vermögen$/, 'Binnen 12 Monaten'),
    balance.said(/, Binnen 12 Monaten ([\d.]+ €)/),
    report.row(/^5 Ihr Vermögen$/, 'Binnen 12 Monaten'),
  ],
  bound: [
    balance.row(/^Vermögen$/, 'Gebunden'),
    balance.said(/, Gebunden ([\d.]+ €)/),
    report.row(/^5 Ihr Vermögen$/, 'Gebunden'),
  ],
};

/** Every figure of a person that more than one place shows; pages about a person are named after it. */
export function personFigures(name: string): Readonly<Record<string, readonly Place[]>> {
  const need = on(`need of ${name}`);
  const cover = on(`cover of ${name}`);
  const start = on(`start of ${name}`);
  const costs = on(`costs of ${name}`);
  const chosen = /^Bedarf und Lücke/;
  return {
    'protection gap': [
      overview.item(name),
      need.item('Lücke'),
      need.station(/Lücke (.+)$/),
      need.row(chosen, '80 % gewählt'),
      need.said(/es fehlen (.+?)\. Mindestens/),
      cover.station(/Lücke (.+)$/),
      cover.said(/nicht mehr arbeiten, fehlen (.+?) im Monat/),
    ],
    'protection need': [
      need.item('Bedarf'),
      need.row(chosen, '80 % gewählt', 1),
      need.said(/(?:Von|Bedarf von) (.+?) (?:Bedarf sind|ist mit)/),
      cover.said(/^gemessen am Bedarf von (.+?),/),
    ],
    'least to carry': [need.item(/^Fixkosten/), need.said(/Mindestens zu tragen sind (.+?)\.$/)],
    'statutory share': [start.figure('GKV, eigener Anteil'), costs.row(/^Heute, mit/, 'Ihre Kosten', 1)],
    'health costs now': [
      costs.said(/^Heute kostet die PKV (.+?) (?:weniger|mehr)/),
      costs.said(/^(.+) € mtl\. ?(?:weniger|mehr) in der PKV$/),
    ],
  };
}
