import {
  addressEntry,
  type Adult,
  adults,
  type CompletenessData,
  type Income,
  isEarned,
  mainEmployment,
  pensionProviderOf,
  personsInOrder,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { incomeEntries } from '../../../shared/income/data';
import { lettersOf } from '../../../shared/state-pension/data';
import { type AskedRow, heading, lineTable, part, questionTable } from './rows';
import type { QuestionnaireWords } from './words';

/** So many grown-ups have their room in a blank one. */
const blankAdults = 2;

/** Who lives in the household, and for each grown-up work, tax, pay and pension. */
export function personBlocks(known: CompletenessData | undefined, words: QuestionnaireWords): Block[] {
  const { t, code, format } = words;
  const people = known ? adults(known) : Array.from({ length: blankAdults }, () => undefined);
  const children = known ? personsInOrder(known).filter(({ role }) => role === 'child') : [];
  const [, home] = (known && addressEntry(known, people[0]?.id ?? '')) ?? [];
  const street = [home?.street, home?.houseNumber].filter((one) => one !== undefined).join(' ');
  const town = [home?.postalCode, home?.city].filter((one) => one !== undefined).join(' ');
  return [
    part(code('completeness', 'area.persons'), t('persons.sentence')),
    questionTable(
      [
        { label: t('persons.street'), note: t('write.text'), answer: street },
        { label: t('persons.town'), note: t('write.text'), answer: town },
      ],
      words,
    ),
    ...people.flatMap((person, at) => [
      heading(person?.fullName ?? t('persons.person', { number: at + 1 })),
      questionTable(rowsOf(person, known, words), words),
    ]),
    heading(code('expenses', 'category.children')),
    lineTable(
      [t('persons.childName'), code('questionnaire', 'field.persons.birthDate')],
      children.map(({ fullName, birthDate }) => [fullName, format.date(birthDate)]),
      3,
      words,
    ),
  ];
}

function rowsOf(
  person: Adult | undefined,
  known: CompletenessData | undefined,
  { t, code, format }: QuestionnaireWords,
): AskedRow[] {
  const whose = person?.id ?? '';
  const job = known && mainEmployment(known, whose);
  const tax = known?.taxProfiles.items[whose];
  const pay = known
    ? incomeEntries(known).find(
        ({ income }) => income.personId === whose && isEarned(income.kind) && isKnown(income),
      )?.income
    : undefined;
  const scheme = known ? pensionProviderOf(known, whose) : 'statutory';
  const letters = known ? lettersOf(known, whose) : [];
  const letter = letters.find(({ letter: one }) => one.source !== 'estimated')?.letter;
  const money = (amount: number | undefined) => (amount === undefined ? undefined : format.euros(amount));
  const net = pay?.netFrom === 'payslip' ? pay.net : undefined;
  return [
    { label: t('persons.fullName'), note: t('write.text'), answer: person?.fullName },
    {
      label: code('questionnaire', 'field.persons.birthDate'),
      note: t('write.date'),
      answer: person && format.date(person.birthDate),
    },
    {
      label: code('questionnaire', 'field.employments.status'),
      note: t('persons.jobNote'),
      answer: job && code('employments', `status.${job.status}`),
    },
    {
      label: t('persons.taxClass'),
      note: t('persons.taxClassNote'),
      answer: tax?.taxClass && code('taxProfiles', `taxClass.${tax.taxClass}`),
    },
    {
      label: t('persons.churchTax'),
      note: t('write.yesNo'),
      answer: tax?.churchTax === undefined ? undefined : t(tax.churchTax ? 'yes' : 'no'),
    },
    {
      label: code('questionnaire', 'field.incomes.gross'),
      note: t('write.monthly'),
      answer: money(pay?.gross),
    },
    { label: code('questionnaire', 'field.incomes.net'), note: t('persons.netNote'), answer: money(net) },
    {
      label: t('persons.letterDay', { letter: code('completeness', `letter.${scheme}`) }),
      note: t('write.date'),
      answer: letter && format.date(letter.recordDate),
    },
    { label: t('persons.pension'), note: t('write.monthly'), answer: money(letter?.projectedPension) },
    {
      label: scheme === 'civilService' ? code('completeness', 'fact.unfitPension') : t('persons.disability'),
      note: t('write.monthly'),
      answer: money(letter?.disabilityPension),
    },
  ];
}

const isKnown = ({ gross, net, netFrom }: Income) =>
  gross !== undefined || (netFrom === 'payslip' && net !== undefined);
