/** What a report is: what was talked about, how the household stands, or what was advised (Beratungsdokumentation). */
export const reportKinds = ['conversationSummary', 'analysis', 'adviceRecord'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The chapters of each kind that may be ordered, in the order that they have by themselves. */
export const chaptersOfKind = {
  conversationSummary: ['household', 'month', 'expenses', 'contracts', 'balance', 'pension', 'needs', 'next'],
  analysis: ['household', 'month', 'expenses', 'contracts', 'balance', 'pension', 'gaps', 'goals'],
  adviceRecord: ['talk', 'wishes', 'advice', 'decisions', 'complexity', 'complaint'],
} as const satisfies Record<ReportKind, readonly string[]>;
export type ReportChapter = (typeof chaptersOfKind)[ReportKind][number];

/** What a household has said to its topics, with its reasons, is never left out (§ 61 VVG: wishes and needs), and nothing of a record. */
export const neededChapters: readonly ReportChapter[] = ['needs', ...chaptersOfKind.adviceRecord];

/** What a report is: its composition says so. */
export const kindOfReport = ({
  composition,
}: {
  composition?: { data: { kind?: Exclude<ReportKind, 'conversationSummary'> | undefined } } | undefined;
}): ReportKind => composition?.data.kind ?? 'conversationSummary';

/** How hard it is to judge the wanted insurance and the household's situation (§ 61 VVG). */
export const complexities = ['simple', 'normal', 'complex'] as const;

/** What a household can waive (§ 61 (2) VVG), by a declaration of its own. */
export const waivable = ['advice', 'documentation'] as const;

/** What the household says to a recommendation. */
export const adviceDecisions = ['accepted', 'later', 'declined'] as const;
