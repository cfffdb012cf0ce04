import { adults, type JobInterest, type SectionData } from '@vp-digital/core/household';

export type RecruitingData = Pick<SectionData, 'persons' | 'jobInterests'>;

/** Whether the household may still be asked: a "no" counts for the household, and for good. */
export const isAnsweredNo = ({ jobInterests }: Pick<RecruitingData, 'jobInterests'>): boolean =>
  Object.values(jobInterests.items).some(({ answer }) => answer === 'no');

/** The adults with what each has said; of a household that has said no only those who had agreed to be contacted. */
export function askedAdults(
  data: RecruitingData,
): { id: string; name: string; interest: JobInterest | undefined }[] {
  const isNo = isAnsweredNo(data);
  return adults(data)
    .map(({ id, name }) => ({ id, name, interest: data.jobInterests.items[id] }))
    .filter(({ interest }) => !isNo || interest?.answer !== undefined);
}
