import { contactMonths } from '@vp-digital/core/contracts';
import { adults, type JobInterest, type SectionData } from '@vp-digital/core/household';

export type TeamData = Pick<SectionData, 'persons' | 'jobInterests'>;

/** An adult of the household who has agreed to be contacted about the job. */
export interface Candidate {
  id: string;
  name: string;
  interest: JobInterest;
  /** Nobody has been in contact for six months: the entry is proposed to be deleted. */
  isOverdue: boolean;
}

export const candidatesOf = (data: TeamData, today: string): Candidate[] =>
  adults(data).flatMap(({ id, name }) => {
    const interest = data.jobInterests.items[id];
    if (interest?.agreedOn === undefined || interest.answer === 'no') return [];
    const last = interest.contactedOn ?? interest.agreedOn;
    return [{ id, name, interest, isOverdue: last < monthsBefore(today, contactMonths) }];
  });

/** Who is interested and has not agreed: nothing is followed up. */
export const withoutConsent = (data: TeamData): string[] =>
  adults(data).flatMap(({ id, name }) => {
    const { answer, agreedOn } = data.jobInterests.items[id] ?? {};
    return (answer === 'sideJob' || answer === 'mainJob') && agreedOn === undefined ? [name] : [];
  });

/** The same day so many months before; of a shorter month its last one or the first of the next. */
export function monthsBefore(day: string, months: number): string {
  const then = new Date(`${day}T00:00:00Z`);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
