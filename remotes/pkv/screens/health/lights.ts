import {
  type AnsweredHealthQuestion,
  type HealthChart,
  type HealthQuestion,
  healthQuestions,
} from '@vp-digital/core/contracts';

/** Voraussichtlich normal, Zuschlag möglich, anonyme Risikovoranfrage empfohlen: never that somebody would be refused. */
const lights = ['normal', 'surcharge', 'enquiry'] as const;
export type Light = (typeof lights)[number];

/** Why a light is as it is, in the words of the page. */
export type LightRule =
  | 'no'
  | 'unknown'
  | 'serious'
  | 'noDetails'
  | 'healed'
  | 'lasting'
  | 'bmiUsual'
  | 'bmiRaised'
  | 'bmiFar';

export interface Lit {
  light: Light;
  rule: LightRule;
}

/** What insurers look at one by one, whatever became of it. */
const serious: ReadonlySet<HealthQuestion> = new Set([
  'heart',
  'nerves',
  'metabolism',
  'psychotherapy',
  'tumours',
  'addiction',
]);

/** How the body mass index is written. */
export const oneDecimal = { minimumDecimals: 1, maximumDecimals: 1 } as const;

/** Body mass index from whole centimetres and kilograms. */
export const bmiOf = ({ heightCm, weightKg }: HealthChart): number | undefined =>
  heightCm === undefined || weightKg === undefined ? undefined : weightKg / (heightCm / 100) ** 2;

/** Rules of our own, said beside each light: no insurer's, and no forecast. */
export function lightOfBmi(bmi: number): Lit {
  if (bmi < 18.5 || bmi >= 35) return { light: 'enquiry', rule: 'bmiFar' };
  return bmi >= 30 ? { light: 'surcharge', rule: 'bmiRaised' } : { light: 'normal', rule: 'bmiUsual' };
}

/** @param today to which a treatment lies a year back or less */
export function lightOf(question: HealthQuestion, answered: AnsweredHealthQuestion, today: string): Lit {
  const { answer, details = '', healed = false, treatedUntil } = answered;
  if (answer === 'no') return { light: 'normal', rule: 'no' };
  if (answer === 'unknown') return { light: 'enquiry', rule: 'unknown' };
  if (serious.has(question)) return { light: 'enquiry', rule: 'serious' };
  if (details.trim() === '') return { light: 'enquiry', rule: 'noDetails' };
  const isOver = healed && treatedUntil !== undefined && treatedUntil <= yearBefore(today);
  return isOver ? { light: 'normal', rule: 'healed' } : { light: 'surcharge', rule: 'lasting' };
}

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** The gravest light of all that is answered; undefined while nothing is. */
export function worstLight(chart: HealthChart, today: string): Light | undefined {
  const bmi = bmiOf(chart);
  const all = [
    ...(bmi === undefined ? [] : [lightOfBmi(bmi).light]),
    ...answeredOf(chart).map((question) => lightOf(question, answerOf(chart, question), today).light),
  ];
  return lights.toReversed().find((light) => all.includes(light));
}

export const answeredOf = ({ answers }: HealthChart): HealthQuestion[] =>
  healthQuestions.filter((question) => answers[question] !== undefined);

/** An answer that is there. */
export const answerOf = ({ answers }: HealthChart, question: HealthQuestion): AnsweredHealthQuestion =>
  answers[question] ?? { answer: 'unknown' };

/** Medicines without anything that they are taken for: asked, never held against anybody. */
export const isContradictory = ({ answers }: HealthChart): boolean =>
  answers.medication?.answer === 'yes' &&
  healthQuestions.every((question) => question === 'medication' || answers[question]?.answer !== 'yes');

/** Questions for which a paper of a doctor or of the fund would tell more. */
export const papersOf = ({ answers }: HealthChart): HealthQuestion[] =>
  healthQuestions.filter((question) => {
    const { answer, evidence } = answers[question] ?? {};
    return answer === 'unknown' || (answer === 'yes' && evidence !== 'proven');
  });
