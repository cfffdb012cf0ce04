/**
 * What a report is: what was talked about, how the household stands, what was advised (Beratungsdokumentation), or statutory
 * and private health insurance side by side (PKV-Bericht).
 */
export const reportKinds = ['conversationSummary', 'analysis', 'adviceRecord', 'healthInsurance'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The chapters of each kind that may be ordered, in the order that they have by themselves. */
export const chaptersOfKind = {
  conversationSummary: [
    'household',
    'month',
    'expenses',
    'contracts',
    'balance',
    'pension',
    'oldAge',
    'survivors',
    'optimum',
    'gaps',
    'needs',
    'accounts',
    'simulations',
    'healthInsurance',
    'next',
  ],
  analysis: [
    'household',
    'month',
    'expenses',
    'contracts',
    'balance',
    'pension',
    'oldAge',
    'survivors',
    'optimum',
    'gaps',
    'goals',
    'accounts',
    'simulations',
  ],
  adviceRecord: ['talk', 'wishes', 'advice', 'decisions', 'complexity', 'complaint'],
  healthInsurance: [
    'healthSystems',
    'healthOldAge',
    'healthDecision',
    'household',
    'month',
    'pension',
    'next',
  ],
} as const satisfies Record<ReportKind, readonly string[]>;
export type ReportChapter = (typeof chaptersOfKind)[ReportKind][number];

/** Chapters that a screen of the talk adds to its report: under which id the recap keeps that it was wished. */
export const wishedPages = {
  gaps: '10c64000-0000-4000-8000-000000000000',
  accounts: '10c16000-0000-4000-8000-000000000000',
} as const satisfies Partial<Record<ReportChapter, string>>;
export type WishedPage = keyof typeof wishedPages;

/**
 * Rails whose results the talk adds to its report without a proposal in the cart: under which id the recap keeps that. Of Bausparen
 * its text says what followed from the tariff of that day.
 */
export const wishedRails = {
  protection: '10c50000-0000-4000-8000-000000000000',
  basicPension: '10c54000-0000-4000-8000-000000000000',
  building: '10c59000-0000-4000-8000-000000000000',
  securityPlan: '10c53000-0000-4000-8000-000000000000',
} as const;
export type WishedRail = keyof typeof wishedRails;

/** Whether an entry of the recap only says that the report has a page or a result. */
export const isWishedPage = (entryId: string): boolean =>
  Object.values<string>({ ...wishedPages, ...wishedRails }).includes(entryId);

/** Whether a report of a kind has a chapter while nobody has chosen: where it is one of few, only what was wished in the talk. */
export function hasByItself(kind: ReportKind, chapter: ReportChapter, wished: WishedEntries): boolean {
  if (chapter !== 'accounts' && (chapter !== 'gaps' || kind === 'analysis')) return true;
  return wished[wishedPages[chapter]]?.inReport ?? false;
}

/** Of the recap. */
type WishedEntries = Readonly<Record<string, { inReport: boolean } | undefined>>;

/** What a household has said to its topics, with its reasons, is never left out (§ 61 VVG: wishes and needs), and nothing of a record. */
export const neededChapters: readonly ReportChapter[] = ['needs', ...chaptersOfKind.adviceRecord];

/**
 * How a composition says its kind. `focus` came later than `kind`: readers that do not know it draw an analysis, which `kind`
 * says beside it.
 */
export interface ComposedKind {
  kind?: 'analysis' | 'adviceRecord' | undefined;
  focus?: string | undefined;
}

export const kindOfComposition = ({ kind, focus }: ComposedKind = {}): ReportKind =>
  focus === 'healthInsurance' ? focus : (kind ?? 'conversationSummary');

/** A composition's fields for a kind. */
export function composedKind(kind: ReportKind): {
  kind?: 'analysis' | 'adviceRecord';
  focus?: 'healthInsurance';
} {
  if (kind === 'conversationSummary') return {};
  return kind === 'healthInsurance' ? { kind: 'analysis', focus: kind } : { kind };
}

/** What a report is: its composition says so. */
export const kindOfReport = ({
  composition,
}: {
  composition?: { data: ComposedKind } | undefined;
}): ReportKind => kindOfComposition(composition?.data);

/** How hard it is to judge the wanted insurance and the household's situation (§ 61 VVG). */
/** What the advice rests on (§ 60 VVG): enough contracts of the market, a choice of insurers, or one of them. */
export const adviceBases = ['market', 'limited', 'single'] as const;

export const complexities = ['simple', 'normal', 'complex'] as const;

/** What a household can waive (§ 61 (2) VVG), by a declaration of its own. */
export const waivable = ['advice', 'documentation'] as const;

export { adviceDecisions } from '@vp-digital/core/household';
