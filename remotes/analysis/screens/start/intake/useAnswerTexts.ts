import { type AnswerKind, personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import type { IntakeData, ProvidedFact } from './data';
import type { Recorded } from './recordedOf';

/** What was answered and what is recorded, in the words of the product's pages. */
export function useAnswerTexts(data: IntakeData) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.intake' });
  const { t: word } = useTranslation();
  const { t: area } = useTranslation('household/completeness');
  const format = useFormat();
  const persons = personsInOrder(data);
  const codeOf = (document: string, key: string): string =>
    word(key as never, { ns: `household/${document}` });
  const nameOf = ({ document, field }: ProvidedFact['field']) =>
    document === 'expenses'
      ? codeOf(document, `category.${field}`)
      : codeOf('questionnaire', `field.${document}.${field}`);
  const valueOf = (answer: AnswerKind, key: string, document: string, value: string | number): string => {
    if (answer.kind === 'money' && typeof value === 'number') return format.money(value);
    if (answer.kind === 'number') return `${value} m²`;
    if (answer.kind === 'day') return format.date(String(value));
    if (answer.kind === 'month') return formatMonth(String(value), format.language);
    return answer.kind === 'code' ? codeOf(document, `${key}.${value}`) : String(value);
  };
  const payment = (premium: unknown, frequency: unknown) =>
    typeof premium === 'number' && premium > 0
      ? `${format.money(premium)} ${codeOf('contracts', `frequency.${text(frequency) ?? 'monthly'}`)}`
      : undefined;
  const wish = (target: unknown, term: unknown) =>
    listed(
      typeof target === 'number' && target > 0 ? format.euros(target) : undefined,
      typeof term === 'string' ? formatMonth(term, format.language) : undefined,
    );
  return {
    /** What it is: the field, or the subject of a list line. */
    name: ({ field, value }: ProvidedFact): string =>
      field.of === 'line' ? valueOf(field.answer, field.field, field.document, value) : nameOf(field),
    /** Where it belongs: the area, and the person. */
    place: ({ field, personId }: ProvidedFact): string =>
      listed(area(`area.${field.area}`), persons.find(({ id }) => id === personId)?.name),
    told: ({ field, value, rest }: ProvidedFact): string => {
      if (field.document === 'contracts')
        return listed(text(rest['company']), payment(rest['premium'], rest['frequency'])) || t('noMore');
      if (field.document === 'goals') return wish(rest['target'], rest['term']) || t('noMore');
      return valueOf(field.answer, field.field, field.document, value);
    },
    recorded: ({ field }: ProvidedFact, recorded: Recorded): string => {
      if (recorded.kind === 'nothing') return t('nothing');
      if (recorded.kind === 'value')
        return valueOf(field.answer, field.field, field.document, recorded.value);
      if (recorded.kind === 'goal') return wish(recorded.goal.target, recorded.goal.term) || t('noMore');
      const { company, premium, frequency } = recorded.contract;
      return listed(company, payment(premium, frequency)) || t('noMore');
    },
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

const listed = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ');
