import type { CompletenessData } from '@vp-digital/core/household';
import type { TFunction } from '@vp-digital/core/libs/i18n';
import type { Format } from '@vp-digital/core/platform';

type CodedDocument =
  | ('housing' | 'employments' | 'taxProfiles' | 'expenses')
  | ('contracts' | 'assets' | 'liabilities' | 'completeness' | 'questionnaire');

/** The words of a questionnaire, in the language and formats of who makes it. */
export interface QuestionnaireWords {
  t: TFunction<'analysis', 'start.questionnaire'>;
  /** What a code of a document is called. */
  code: (document: CodedDocument, key: string) => string;
  format: Format;
}

/** What a questionnaire is made of. */
export interface QuestionnaireContent {
  /** What is known and fills it in; undefined for a blank one. */
  known: CompletenessData | undefined;
  /** The day that it is made on. */
  day: string;
  /** ISO time of the making. */
  at: string;
}
